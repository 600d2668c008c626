// The loops of kernels.py for an NVIDIA GPU, digit for digit. Compiled when it is first needed, by CuPy.
// A C++ compiler builds it too, for one thread (tests/analysis/simulation/test_cuda.py).

#ifdef __CUDACC__
#define SHARED(type, name) extern __shared__ type name[]
#else
#define __global__
#define __device__
#define __forceinline__ inline
#define SHARED(type, name) static type name[1 << 16]
struct Place { unsigned x; };
static const Place threadIdx = {0}, blockIdx = {0}, blockDim = {1}, gridDim = {1};
static inline void __syncthreads() {}
template <typename T> static inline void atomicAdd(T *at, T more) { *at += more; }
static inline unsigned __umulhi(unsigned a, unsigned b) { return (unsigned long long)a * b >> 32; }
static inline unsigned __funnelshift_r(unsigned low, unsigned high, unsigned bits) {
    return ((unsigned long long)high << 32 | low) >> bits;
}
#endif

typedef unsigned long long u64;

struct Words { unsigned lane[4]; };

__device__ __forceinline__ Words philox(unsigned k0, unsigned k1, u64 stream, unsigned group, unsigned tag) {
    unsigned one = group, two = (unsigned)stream, three = (unsigned)(stream >> 32), four = tag;
#pragma unroll
    for (unsigned turn = 0; turn < 10; turn++) {
        const unsigned right = __umulhi(0xD2511F53u, one), right_low = 0xD2511F53u * one;
        const unsigned left = __umulhi(0xCD9E8D57u, three), left_low = 0xCD9E8D57u * three;
        one = left ^ two ^ (k0 + turn * 0x9E3779B9u);
        two = left_low;
        three = right ^ four ^ (k1 + turn * 0xBB67AE85u);
        four = right_low;
    }
    return {{one, two, three, four}};
}

struct Split { unsigned high, low, rest; };

// Two choices from one word, of one in `first` and one in `second`; a `second` of 1 chooses nothing.
__device__ __forceinline__ Split split(unsigned word, unsigned first, unsigned second) {
    const unsigned rest = word * first;
    return {__umulhi(word, first), __umulhi(rest, second), rest * second};
}

__device__ Split redrawn(
    unsigned k0, unsigned k1, u64 stream, unsigned group, int lane, unsigned tag, unsigned first, unsigned second
) {
    const unsigned unfair = (unsigned)((1ull << 32) % ((u64)first * second));
    Split found;
    do {
        tag++;
        found = split(philox(k0, k1, stream, group, tag).lane[lane], first, second);
    } while (found.rest < unfair);
    return found;
}

template <typename Count> __device__ __forceinline__ void count_groups(
    unsigned k0, unsigned k1, u64 first, u64 streams, unsigned groups, unsigned tag, unsigned size, int two,
    Count *bins
) {
    const unsigned second = two ? size : 1, unfair = (unsigned)((1ull << 32) % ((u64)size * second));
    for (u64 at = blockIdx.x; at < streams; at += gridDim.x) {
        for (unsigned group = threadIdx.x; group < groups; group += blockDim.x) {
            const Words words = philox(k0, k1, first + at, group, tag);
#pragma unroll
            for (int lane = 0; lane < 4; lane++) {
                Split found = split(words.lane[lane], size, second);
                if (found.rest < unfair) found = redrawn(k0, k1, first + at, group, lane, tag, size, second);
                atomicAdd(&bins[found.high], (Count)1);
                if (two) atomicAdd(&bins[found.low], (Count)1);
            }
        }
    }
}

extern "C" __global__ void count_symbols_shared(
    unsigned k0, unsigned k1, u64 first, u64 streams, unsigned groups, unsigned tag, unsigned size, int two,
    u64 *counts
) {
    SHARED(unsigned, bins);
    for (unsigned symbol = threadIdx.x; symbol < size; symbol += blockDim.x) bins[symbol] = 0;
    __syncthreads();
    count_groups(k0, k1, first, streams, groups, tag, size, two, bins);
    __syncthreads();
    for (unsigned symbol = threadIdx.x; symbol < size; symbol += blockDim.x)
        atomicAdd(&counts[symbol], (u64)bins[symbol]);
}

extern "C" __global__ void count_symbols(
    unsigned k0, unsigned k1, u64 first, u64 streams, unsigned groups, unsigned tag, unsigned size, int two,
    u64 *counts
) {
    count_groups(k0, k1, first, streams, groups, tag, size, two, counts);
}

// A thread's shoe lies in every 32nd word of its warp's memory, four cards in a word: whatever card a thread
// takes, it takes it from a bank of its own.
const unsigned WARP = 32, RULES = 32;

__device__ __forceinline__ unsigned char &card(unsigned char *cards, unsigned place) {
    return cards[(place / 4 * WARP * 4) | place % 4];
}

__device__ __forceinline__ void swap(unsigned char *cards, unsigned here, unsigned there) {
    const unsigned char chosen = card(cards, there);
    card(cards, there) = card(cards, here);
    card(cards, here) = chosen;
}

__device__ __forceinline__ void shuffle(
    unsigned k0, unsigned k1, u64 stream, unsigned tag, unsigned size, unsigned char *cards
) {
    unsigned place = 0, left = size;
    for (unsigned group = 0; left >= 2; group++) {
        const Words words = philox(k0, k1, stream, group, tag);
#pragma unroll
        for (int lane = 0; lane < 4; lane++) {
            if (left < 2) break;
            Split found = split(words.lane[lane], left, left - 1);
            if (found.rest < left * (left - 1) &&
                found.rest < (unsigned)((1ull << 32) % (left * (left - 1))))
                found = redrawn(k0, k1, stream, group, lane, tag, left, left - 1);
            swap(cards, place, place + found.high);
            swap(cards, place + 1, place + 1 + found.low);
            place += 2;
            left -= 2;
        }
    }
}

__device__ __forceinline__ unsigned points(unsigned sum) { return sum >= 10 ? sum - 10 : sum; }

// How often each end came, 8 bits for each: a shoe of up to 1,020 cards has at most 255 hands.
// `rules` has a word for every count of the banker: bits for the counts of the player with which the player
// draws, then for those with which the banker does when the player stands, then for the player's third cards.
__device__ __forceinline__ unsigned deal(unsigned char *cards, unsigned mark, const unsigned *rules) {
    unsigned place = 1 + card(cards, 0), counts = 0;
    for (bool last = false;;) {
        const unsigned *words = (const unsigned *)cards + place / 4 * WARP, turned = place % 4 * 8;
        const unsigned first = __funnelshift_r(words[0], words[WARP], turned);
        const unsigned thirds = __funnelshift_r(words[WARP], words[2 * WARP], turned);
        const unsigned sums = first + (first >> 16), fifth = thirds & 255, sixth = thirds >> 8 & 255;
        const unsigned player = points(sums & 255), banker = points(sums >> 8 & 255), rule = rules[banker];
        const unsigned player_draws = rule >> player & 1;
        const unsigned banker_draws = rule >> (player_draws ? 20 + fifth : 10 + player) & 1;
        const unsigned players = points(player + (player_draws ? fifth : 0));
        const unsigned bankers = points(banker + (banker_draws ? (player_draws ? sixth : fifth) : 0));
        counts += 1u << (players > bankers ? 0 : players == bankers ? 8 : bankers == 6 ? 16 : 24);
        place += 4 + player_draws + banker_draws;
        if (last) return counts;
        last = place > mark;
    }
}

extern "C" __global__ void count_shoes(
    unsigned k0, unsigned k1, u64 first, u64 shoes, unsigned tag, const unsigned *full, unsigned size,
    unsigned mark, const unsigned *draw_rules, u64 *sums
) {
    SHARED(unsigned, memory);  // the rules, then the shoes of each warp and two words more, read past the end
    const unsigned words = size / 4 + 2;
    unsigned *mine = memory + RULES + threadIdx.x / WARP * WARP * words + threadIdx.x % WARP;
    for (unsigned banker = threadIdx.x; banker < 10; banker += blockDim.x) memory[banker] = draw_rules[banker];
    __syncthreads();
    u64 counts[4] = {0, 0, 0, 0}, products[16] = {0};
    const u64 stride = (u64)gridDim.x * blockDim.x;
    for (u64 shoe = (u64)blockIdx.x * blockDim.x + threadIdx.x; shoe < shoes; shoe += stride) {
        for (unsigned word = 0; word < size / 4; word++) mine[word * WARP] = full[word];
        shuffle(k0, k1, first + shoe, tag, size, (unsigned char *)mine);
        const unsigned here = deal((unsigned char *)mine, mark, memory);
#pragma unroll
        for (int one = 0; one < 4; one++) {
            const unsigned ones = here >> 8 * one & 255;
            counts[one] += ones;
#pragma unroll
            for (int two = one; two < 4; two++) products[one * 4 + two] += ones * (here >> 8 * two & 255);
        }
    }
    for (int one = 0; one < 4; one++) {
        atomicAdd(&sums[one], counts[one]);
        for (int two = one; two < 4; two++) {
            atomicAdd(&sums[4 + one * 4 + two], products[one * 4 + two]);
            if (two > one) atomicAdd(&sums[4 + two * 4 + one], products[one * 4 + two]);
        }
    }
}
