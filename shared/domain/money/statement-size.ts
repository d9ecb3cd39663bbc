/** A bank statement as text; of an Excel file, a sheet's. The worker that reads one stays small without the contract. */
export const STATEMENT_MAX_BYTES = 2 * 1024 * 1024;
