/** Writes the digits of all scripts, and full-width ones, as 0 to 9 (platform rule 2). */
export function asciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, digitValue);
}

/** Unicode has the ten digits of a script in order, beginning with 0; nothing but other digits precedes that. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
