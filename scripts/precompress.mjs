import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest']);
const SMALLEST_WORTH_IT_BYTES = 256;

/** Compress each file as one block, which makes the largest files a little smaller. */
const ONE_BLOCK = {
  params: { [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS },
};

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes a brotli and a gzip copy beside each file in a folder that compression makes smaller. It
 * runs once per build and can afford the best compression.
 * @param {string} directory
 */
export async function precompress(directory) {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => join(directory, name))
    .filter((file) => COMPRESSIBLE.has(extname(file)) && statSync(file).isFile());
  await Promise.all(files.map(compressFile));
}

/** @param {string} file */
async function compressFile(file) {
  const content = readFileSync(file);
  if (content.byteLength < SMALLEST_WORTH_IT_BYTES) return;
  const gzipped = await toGzip(content, { level: constants.Z_BEST_COMPRESSION });
  const brotlied = await toBrotli(content, ONE_BLOCK);
  if (gzipped.byteLength < content.byteLength) writeFileSync(`${file}.gz`, gzipped);
  if (brotlied.byteLength < content.byteLength) writeFileSync(`${file}.br`, brotlied);
}
