import { expect, test } from 'vitest';
import { rasterCommands } from './raster-commands';

/** Reads the commands like a printer. @returns the rows of dots, and what came after them. */
function printed(bytes: Uint8Array) {
  const rows: string[] = [];
  let at = 0;
  const next = (count: number) => {
    const taken = bytes.subarray(at, at + count);
    at += count;
    return [...taken];
  };
  expect(next(2)).toEqual([0x1b, 0x40]);
  while (bytes[at] === 0x1d && bytes[at + 1] === 0x76) {
    const [, , , mode, lowBytes = 0, highBytes = 0, lowRows = 0, highRows = 0] = next(8);
    expect(mode).toBe(0);
    for (let row = 0; row < lowRows + 256 * highRows; row += 1) {
      const dots = next(lowBytes + 256 * highBytes);
      rows.push(dots.map((byte) => byte.toString(2).padStart(8, '0')).join(''));
    }
  }
  return { rows, rest: next(bytes.length - at) };
}

test('a picture is printed dot by dot, then the paper is fed and cut', () => {
  const [width, height] = [16, 300];
  const isBlack = (x: number, y: number) => (x + y) % 3 === 0;
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isBlack(x, y)) pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  const { rows, rest } = printed(rasterCommands(pixels, width, height));
  const dots = (y: number) =>
    Array.from({ length: width }, (_, x) => (isBlack(x, y) ? '1' : '0')).join('');
  expect(rows).toEqual(Array.from({ length: height }, (_, y) => dots(y)));
  expect(rest).toEqual([0x1b, 0x64, 4, 0x1d, 0x56, 1]);
});
