import sharp from 'sharp';
import type { EpsonPrinter } from '../../printers/epson-printer';
import { StarPrinter } from '../../printers/star-printer';
import type { Print } from './client-records';

/** A row of dots within the first frame of a ticket: black all the way if that says COPY or SENT AGAIN. */
const FRAME_ROW = 16;
const BLACK_SHARE = 0.8;

/** What a printer printed, in its order. */
export async function printsOf(printer: StarPrinter | EpsonPrinter): Promise<Print[]> {
  const marks =
    printer instanceof StarPrinter
      ? await Promise.all(printer.printed.map(isPngMarked))
      : printer.printed.map(({ width, bits }) => {
          const row = bits.subarray((FRAME_ROW * width) / 8, ((FRAME_ROW + 1) * width) / 8);
          return isMark(row, (byte) => ones(byte), width);
        });
  return printer.printedJobs.map((jobId, index) => ({ jobId, isMarked: marks[index] === true }));
}

async function isPngMarked(png: Buffer): Promise<boolean> {
  const { data, info } = await sharp(png)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = data.subarray(FRAME_ROW * info.width, (FRAME_ROW + 1) * info.width);
  return isMark(row, (dot) => (dot === 0 ? 1 : 0), info.width);
}

function isMark(row: Buffer, blackDotsOf: (byte: number) => number, width: number): boolean {
  const black = row.reduce((sum, byte) => sum + blackDotsOf(byte), 0);
  return black > BLACK_SHARE * width;
}

function ones(byte: number): number {
  return byte.toString(2).replaceAll('0', '').length;
}
