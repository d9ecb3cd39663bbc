/** Rows of dots sent at once: cheap printers have room for few. */
const BAND_ROWS = 128;

const INITIALISE = [0x1b, 0x40];
/** Feeds the paper past the knife, and cuts it where there is one. */
const FEED_AND_CUT = [0x1b, 0x64, 4, 0x1d, 0x56, 1];

/**
 * `GS v 0` of ESC/POS, which nearly all makers understand. A picture needs no code pages.
 * @param pixels of an ImageData; dark ones are printed. @param width a multiple of 8.
 */
export function rasterCommands(pixels: Uint8ClampedArray, width: number, height: number) {
  const rowBytes = width / 8;
  const commands: number[] = [...INITIALISE];
  for (let top = 0; top < height; top += BAND_ROWS) {
    const rows = Math.min(BAND_ROWS, height - top);
    commands.push(0x1d, 0x76, 0x30, 0, rowBytes & 0xff, rowBytes >> 8, rows & 0xff, rows >> 8);
    for (let at = top * rowBytes; at < (top + rows) * rowBytes; at += 1) {
      let byte = 0;
      for (let bit = 0; bit < 8; bit += 1) {
        if ((pixels[(at * 8 + bit) * 4] ?? 255) < 128) byte |= 0x80 >> bit;
      }
      commands.push(byte);
    }
  }
  return new Uint8Array([...commands, ...FEED_AND_CUT]);
}
