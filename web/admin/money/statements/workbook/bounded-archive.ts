import { unzipSync, zipSync } from 'fflate';
import { WorkbookRefusal } from './workbook-refusal';

/** Unpacked; 20,000 rows of eight columns have some 13 MB. */
const MAX_UNPACKED_MEGABYTES = 20;
const MAX_UNPACKED_BYTES = MAX_UNPACKED_MEGABYTES * 1024 * 1024;
/** Sheets and what they refer to, without pictures. `META-INF` is of other programs' files. */
const PART = /^(?!META-INF).*\.(xml|rels|bin)$/i;

/**
 * The same XLSX file with its tables only, not compressed. The sizes in the directory are checked before anything
 * is unpacked, and no more than they say is unpacked, so an archive that says too little stays small.
 * @throws WorkbookRefusal beyond 20 MB, or with macros. Any other Error for a damaged file.
 */
export function boundedArchive(bytes: Uint8Array): Uint8Array {
  let unpackedBytes = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (/vbaProject/i.test(name)) throw new WorkbookRefusal({ code: 'macros' });
      if (!PART.test(name)) return false;
      unpackedBytes += originalSize;
      if (unpackedBytes > MAX_UNPACKED_BYTES) {
        throw new WorkbookRefusal({ code: 'unpacks', megabytes: MAX_UNPACKED_MEGABYTES });
      }
      return true;
    },
  });
  return zipSync(parts, { level: 0 });
}
