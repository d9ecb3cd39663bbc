/** The zeros of the scripts that phones in India and its neighbours write digits in; 1 to 9 follow each. */
const ZEROS = [...'٠۰०০੦૦୦௦౦೦൦༠᥆᱀０'].map((zero) => zero.charCodeAt(0));

/** Writes the digits of other scripts, and full-width ones, as 0 to 9 (platform rule 2). */
export function asciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const values = ZEROS.map((zero) => digit.charCodeAt(0) - zero);
    return String(values.find((value) => value >= 0 && value <= 9) ?? digit);
  });
}
