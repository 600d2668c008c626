/* What a good programmer writes in plain C: shoes of eight decks, shuffled and dealt by the drawing rules. */
#include <stdint.h>
#include <string.h>

static uint64_t state[4];

static uint64_t rotated(uint64_t word, int by) { return (word << by) | (word >> (64 - by)); }

/* xoshiro256** by D. Blackman and S. Vigna, 2018. */
static uint64_t next(void) {
    const uint64_t found = rotated(state[1] * 5, 7) * 9, kept = state[1] << 17;
    state[2] ^= state[0];
    state[3] ^= state[1];
    state[1] ^= state[2];
    state[0] ^= state[3];
    state[2] ^= kept;
    state[3] = rotated(state[3], 45);
    return found;
}

static uint32_t below(uint32_t bound) {
    for (;;) {
        const uint64_t product = (next() >> 32) * bound;
        if ((uint32_t)product >= bound || (uint32_t)product >= -bound % bound) return product >> 32;
    }
}

static int banker_draws(int banker, int third) {
    if (banker <= 2) return 1;
    if (third < 0) return banker <= 5;
    if (banker == 3) return third != 8;
    if (banker == 4) return third >= 2 && third <= 7;
    if (banker == 5) return third >= 4 && third <= 7;
    return banker == 6 && (third == 6 || third == 7);
}

void deal(long shoes, unsigned long seed, int64_t *counts) {
    uint8_t cards[416];
    for (int word = 0; word < 4; word++) state[word] = seed = seed * 6364136223846793005u + 1442695040888963407u;
    for (int card = 0; card < 416; card++) cards[card] = card % 13 < 9 ? card % 13 + 1 : 0;
    while (shoes--) {
        for (int left = 416; left > 1; left--) {
            const uint32_t chosen = below(left);
            const uint8_t card = cards[left - 1];
            cards[left - 1] = cards[chosen];
            cards[chosen] = card;
        }
        int place = 1 + cards[0], last = 0;
        for (;;) {
            int player = (cards[place] + cards[place + 2]) % 10, banker = (cards[place + 1] + cards[place + 3]) % 10;
            place += 4;
            if (player < 8 && banker < 8) {
                int third = -1;
                const int stands = banker;
                if (player <= 5) player = (player + (third = cards[place++])) % 10;
                if (banker_draws(stands, third)) banker = (banker + cards[place++]) % 10;
            }
            counts[player > banker ? 0 : player == banker ? 1 : banker == 6 ? 2 : 3]++;
            if (last) break;
            last = place > 402;
        }
    }
}
