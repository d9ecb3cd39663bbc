const DIGITS = 6;

/**
 * The serial number of a bill, such as '2026-27/000123': digits, dash and slash, at most 16
 * characters, as the GST rules require.
 * @param number 1, 2, 3 … within the financial year, at most 99,999,999.
 */
export function billNumber(year: string, number: number): string {
  return `${year}/${String(number).padStart(DIGITS, '0')}`;
}

/** The serial number of a credit note, such as 'CN26-27/000001'; see `billNumber`. */
export function creditNoteNumber(year: string, number: number): string {
  return `CN${billNumber(year.slice(2), number)}`;
}

export function isCreditNote(number: string): boolean {
  return number.startsWith('CN');
}
