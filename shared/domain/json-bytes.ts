/** The bytes of a value's JSON in UTF-8. */
export function jsonBytes(value: unknown): number {
  const json = JSON.stringify(value);
  let bytes = 0;
  for (let at = 0; at < json.length; at += 1) bytes += bytesOf(json.charCodeAt(at));
  return bytes;
}

/** Of a UTF-16 code unit. A surrogate is half of a character of four bytes: JSON has none alone. */
function bytesOf(unit: number): number {
  if (unit < 0x80) return 1;
  return unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 2 : 3;
}
