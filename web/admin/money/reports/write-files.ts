import Papa from 'papaparse';
import writeXlsxFile, { type SheetData } from 'write-excel-file/universal';
import { guardFormula } from '../../../../shared/domain/platform/formula';
import { cellText, inFiles, type Sheet } from './sheet';

/** Spreadsheets need it to read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const RUPEES = '#,##0.00';
/** A character more than the longest text, but never wider than most screens. */
const WIDEST_COLUMN = 40;

/** In English, whatever the page's language is. Numbers have neither ₹ nor commas, so that a program can sum them. */
export function writeCsv(sheets: readonly Sheet[]): Blob {
  const tables = sheets.map(({ name, columns, rows }) => {
    const header = columns.map((column) => inFiles(column.header));
    const cells = rows.map((row) =>
      row.map((cell, index) => {
        if (typeof cell !== 'number') return guardFormula(inFiles(cell ?? ''));
        return columns[index]?.kind === 'money' ? cell.toFixed(2) : cell;
      }),
    );
    const table = Papa.unparse([header, ...cells]);
    return sheets.length > 1 ? `${inFiles(name)}\r\n${table}` : table;
  });
  return new Blob([BYTE_ORDER_MARK, tables.join('\r\n\r\n')], { type: 'text/csv;charset=utf-8' });
}

/** In English, as CSV files. Texts are stored as texts, so a spreadsheet runs none of them as a formula. */
export function writeXlsx(sheets: readonly Sheet[]): Promise<Blob> {
  return writeXlsxFile(
    sheets.map((sheet) => ({
      sheet: inFiles(sheet.name),
      data: dataOf(sheet),
      columns: widthsOf(sheet),
      stickyRowsCount: 1,
    })),
  ).toBlob();
}

function dataOf({ columns, rows }: Sheet): SheetData {
  const header = columns.map((column) => ({
    value: inFiles(column.header),
    fontWeight: 'bold' as const,
  }));
  const cells = rows.map((row) =>
    row.map((cell, index) => {
      if (typeof cell !== 'number') {
        return cell === null ? null : { value: inFiles(cell), type: String };
      }
      return { value: cell, ...(columns[index]?.kind === 'money' && { format: RUPEES }) };
    }),
  );
  return [header, ...cells];
}

function widthsOf({ columns, rows }: Sheet) {
  return columns.map(({ header, kind }, index) => {
    const lengths = rows.map(({ [index]: cell = null }) =>
      typeof cell === 'number' ? cellText(cell, kind).length : inFiles(cell ?? '').length,
    );
    const longest = lengths.reduce(
      (most, length) => Math.max(most, length),
      inFiles(header).length,
    );
    return { width: Math.min(longest + 1, WIDEST_COLUMN) };
  });
}
