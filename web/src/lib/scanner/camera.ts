/** Looks for a voucher's number in what a camera sees. */
import { readInterleaved } from './interleaved';

const EVERY = 120;
const WIDEST = 1280;
const ROWS = 24;
/** How often the same number must be read before it counts: one misread row is not enough. */
const AGREEING = 2;

/** Opens the camera into `video`, and calls `read` once with the number. Returns what closes the camera.
 *  Rejects where there is no camera, or nobody allows it. */
export async function watchCamera(
  video: HTMLVideoElement,
  length: number,
  read: (digits: string) => void,
): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: WIDEST } },
  });
  video.srcObject = stream;
  await video.play();
  const seen = new Map<string, number>();
  const canvas = document.createElement('canvas');
  const timer = setInterval(() => {
    const digits = firstAgreed(rowsOf(video, canvas), length, seen);
    if (digits === null) return;
    close();
    read(digits);
  }, EVERY);
  function close(): void {
    clearInterval(timer);
    stream.getTracks().forEach((track) => track.stop());
  }
  return close;
}

function firstAgreed(
  rows: Iterable<Uint8Array>,
  length: number,
  seen: Map<string, number>,
): string | null {
  for (const row of rows) {
    const digits = readInterleaved(row, length);
    if (digits === null) continue;
    const times = (seen.get(digits) ?? 0) + 1;
    seen.set(digits, times);
    if (times >= AGREEING) return digits;
  }
  return null;
}

/** Rows from top to bottom, then columns from left to right: a voucher may be held upright. */
function* rowsOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): Iterable<Uint8Array> {
  const scale = Math.min(1, WIDEST / video.videoWidth);
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || !canvas.width || !canvas.height) return;
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  for (let row = 1; row < ROWS; row++) {
    const y = Math.round((row * (height - 1)) / ROWS);
    yield brightness(width, (x) => 4 * (y * width + x), data);
  }
  for (let column = 1; column < ROWS; column++) {
    const x = Math.round((column * (width - 1)) / ROWS);
    yield brightness(height, (y) => 4 * (y * width + x), data);
  }
}

function brightness(
  length: number,
  pixel: (at: number) => number,
  data: Uint8ClampedArray,
): Uint8Array {
  const row = new Uint8Array(length);
  for (let at = 0; at < length; at++) {
    const first = pixel(at);
    row[at] = (data[first]! * 77 + data[first + 1]! * 150 + data[first + 2]! * 29) >> 8;
  }
  return row;
}
