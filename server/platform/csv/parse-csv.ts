import Papa from 'papaparse';
import { badInput } from '../../../shared/domain/platform/refusals';
import { m } from '../../../shared/messages/compiled/messages';

/** Includes line breaks within quotation marks. The parser would take seconds for more. */
const MAX_LINES = 20_000;
/** Ten per line. A million would block the server for seconds. */
const MAX_QUOTES = 10 * MAX_LINES;

/**
 * A file may mix the line breaks of several programs; those within cells become `\n`.
 * @throws DomainError `bad_input` for a text that cannot be read, or beyond the bounds.
 */
export function parseCsv(written: string, delimiter: string): string[][] {
  const text = written.replace(/\r\n?/g, '\n');
  if (text.split('\n', MAX_LINES + 1).length > MAX_LINES) {
    throw badInput('', m.validation_file_lines({ most: MAX_LINES }));
  }
  if (countQuotes(text) > MAX_QUOTES) {
    throw badInput('', m.validation_file_quotes({ most: MAX_QUOTES }));
  }
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n' });
  const wrong = errors.find(({ type }) => type === 'Quotes');
  if (wrong) {
    throw badInput('', m.validation_quotation_mark({ line: (wrong.row ?? 0) + 1 }));
  }
  return data;
}

function countQuotes(text: string): number {
  let quotes = 0;
  let at = text.indexOf('"');
  while (at >= 0 && quotes <= MAX_QUOTES) {
    quotes += 1;
    at = text.indexOf('"', at + 1);
  }
  return quotes;
}
