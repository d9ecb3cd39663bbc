import Papa from 'papaparse';

/** Spreadsheets need it to read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** The caller guards the cells that people have typed with `guardFormula`. */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + Papa.unparse(rows.map((row) => [...row]));
}
