import type { default as MakeSharp } from 'sharp';

/** Loaded when the first picture is encoded, because most servers never encode one. */
export async function loadSharp(): Promise<typeof MakeSharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
