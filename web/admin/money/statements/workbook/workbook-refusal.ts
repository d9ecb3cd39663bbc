/** A file that is not read; the message is a sentence for staff. */
export class WorkbookRefusal extends Error {}

export const UNREADABLE =
  'We cannot read this file. Download the statement from the bank again, as Excel or CSV.';
