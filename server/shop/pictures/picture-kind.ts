export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif';

const startsWith = (bytes: Uint8Array, signature: string, at = 0) =>
  Buffer.from(bytes.subarray(at, at + signature.length)).toString('latin1') === signature;

/** By its first bytes, not by name or declared type. Another kind is undefined and must not reach a decoder. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return isAnimatedPng(bytes) ? undefined : 'png';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  return isStillAvif(bytes) ? 'avif' : undefined;
}

/** An animated PNG has an acTL chunk before its image data. A decoder would use only its first frame. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const animation = text.indexOf('acTL', 8, 'latin1');
  const data = text.indexOf('IDAT', 8, 'latin1');
  return animation !== -1 && (data === -1 || animation < data);
}

/** Whether the file type box lists AVIF's brand, but not the brand of image sequences. */
function isStillAvif(bytes: Uint8Array): boolean {
  if (bytes.byteLength < 16 || !startsWith(bytes, 'ftyp', 4)) return false;
  const length = Math.min(Buffer.from(bytes.subarray(0, 4)).readUInt32BE(), 256);
  const box = Buffer.from(bytes.subarray(8, length)).toString('latin1');
  const brands: readonly string[] = box.match(/.{4}/gs) ?? [];
  return brands.includes('avif') && !brands.includes('avis');
}
