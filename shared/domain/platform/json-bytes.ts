/** The length of a value's JSON in UTF-8 bytes. */
export function jsonBytes(value: unknown): number {
  const json = JSON.stringify(value);
  let bytes = 0;
  for (let at = 0; at < json.length; at += 1) bytes += bytesOf(json.charCodeAt(at));
  return bytes;
}

/** The bytes of a UTF-16 code unit: 2 for a surrogate, which is always half of a four-byte character in JSON. */
function bytesOf(unit: number): number {
  if (unit < 0x80) return 1;
  return unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 2 : 3;
}
