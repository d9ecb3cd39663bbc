import { CFB, type ParsingOptions, read, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { unzipSync, zipSync } from 'fflate';
import Papa from 'papaparse';
import { STATEMENT_MAX_BYTES } from '../../../../../shared/domain/money/statement-size';
import { textOf } from '../../../../device/local-files';
import { cellText } from './cell-text';
import { WorkbookRefusal } from './workbook-refusal';

/** The server reads as many lines. */
const MAX_ROWS = 20_000;
const MAX_COLUMNS = 100;
const MAX_CELLS = 400_000;
const MAX_SHEETS = 20;

export interface SheetText {
  name: string;
  rowCount: number;
  /** Cells are divided by tabs. Lines are the sheet's rows, empty ones too. */
  text: string;
}

const OPTIONS: ParsingOptions = {
  dense: true,
  // Of web pages: texts stay texts.
  raw: true,
  cellFormula: false,
  cellHTML: false,
  cellText: false,
  cellNF: true,
  sheetRows: MAX_ROWS + 1,
};

/**
 * Reads XLS and XLSX, and web pages that banks call so. Formulas, macros and links are not run.
 * @returns the visible sheets that may be a statement, and all that have a cell if none may be.
 * @throws WorkbookRefusal with the problem.
 */
export function readWorkbook(bytes: Uint8Array): SheetText[] {
  const workbook = open(bytes);
  if (workbook.SheetNames.length > MAX_SHEETS) throw tooMany('sheets', MAX_SHEETS);
  const is1904 = workbook.Workbook?.WBProps?.date1904 === true;
  const budget = { cells: MAX_CELLS };
  const sheets = workbook.SheetNames.flatMap((name, index) => {
    const sheet = workbook.Sheets[name];
    const isHidden = Boolean(workbook.Workbook?.Sheets?.[index]?.Hidden);
    const rows = sheet && !isHidden ? rowsOf(sheet, is1904, budget) : [];
    return rows.length > 0 ? [{ name, rows }] : [];
  });
  if (sheets.length === 0) throw new WorkbookRefusal({ code: 'empty' });
  const tables = sheets.filter(({ rows }) => isTable(rows));
  return (tables.length > 0 ? tables : sheets).map(({ name, rows }) => ({
    name,
    rowCount: rows.length,
    text: Papa.unparse(rows, { delimiter: '\t', newline: '\n' }),
  }));
}

function open(bytes: Uint8Array): WorkBook {
  try {
    const kind = String.fromCharCode(...bytes.subarray(0, 4));
    if (kind.startsWith('PK')) return read(boundedArchive(bytes), { ...OPTIONS, type: 'array' });
    if (kind === '\u00d0\u00cf\u0011\u00e0') return openCompound(bytes);
    // Old programs write web pages in Windows' own encoding.
    const page = textOf(bytes, 'windows-1252');
    if (page === undefined) throw new WorkbookRefusal({ code: 'unreadable' });
    return read(page.trimStart(), { ...OPTIONS, type: 'string' });
  } catch (error) {
    if (error instanceof WorkbookRefusal) throw error;
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message);
    throw new WorkbookRefusal({ code: isLocked ? 'locked' : 'unreadable' });
  }
}

/** XLS, and also XLSX behind a password. */
function openCompound(bytes: Uint8Array): WorkBook {
  const { FullPaths: paths }: { FullPaths: string[] } = CFB.read(bytes, { type: 'array' });
  if (paths.some((path) => /_VBA_PROJECT/i.test(path)))
    throw new WorkbookRefusal({ code: 'macros' });
  if (paths.some((path) => /EncryptedPackage/.test(path)))
    throw new WorkbookRefusal({ code: 'locked' });
  return read(bytes, { ...OPTIONS, type: 'array' });
}

/** Rows of cell texts, without tabs or line breaks, up to the last row that is not empty. */
function rowsOf(sheet: WorkSheet, is1904: boolean, budget: { cells: number }): string[][] {
  const rows: string[][] = [];
  let characters = 0;
  // Holes are skipped.
  (sheet['!data'] ?? []).forEach((cells, row) => {
    cells.forEach((cell, column) => {
      const text = cellText(cell, is1904).replace(/\s+/g, ' ').trim();
      if (text === '') return;
      if (row >= MAX_ROWS) throw tooMany('rows', MAX_ROWS);
      if (column >= MAX_COLUMNS) throw tooMany('columns', MAX_COLUMNS);
      characters += text.length + 1;
      budget.cells -= 1;
      if (characters > STATEMENT_MAX_BYTES) {
        const megabytes = STATEMENT_MAX_BYTES / 1024 / 1024;
        throw new WorkbookRefusal({ code: 'too-long', megabytes });
      }
      if (budget.cells < 0) throw tooMany('cells', MAX_CELLS);
      while (rows.length <= row) rows.push([]);
      const written = rows[row] ?? [];
      while (written.length <= column) written.push('');
      written[column] = text;
    });
  });
  return rows;
}

/** A header and a payment, each with a date, a note and an amount. */
function isTable(rows: readonly (readonly string[])[]): boolean {
  return rows.filter((cells) => cells.filter((cell) => cell !== '').length >= 3).length >= 2;
}

function tooMany(what: 'sheets' | 'rows' | 'columns' | 'cells', most: number): WorkbookRefusal {
  return new WorkbookRefusal({ code: 'too-many', what, most });
}

/** Unpacked; 20,000 rows of eight columns have some 13 MB. */
const MAX_UNPACKED_MEGABYTES = 20;
const MAX_UNPACKED_BYTES = MAX_UNPACKED_MEGABYTES * 1024 * 1024;
/** Sheets and what they refer to, without pictures. `META-INF` is of other programs' files. */
const PART = /^(?!META-INF).*\.(xml|rels|bin)$/i;

/**
 * The same XLSX file with its tables only, not compressed. The sizes in the directory are checked before anything
 * is unpacked, and no more than they say is unpacked, so an archive that says too little stays small.
 * @throws WorkbookRefusal beyond 20 MB, or with macros. Any other Error for a damaged file.
 */
function boundedArchive(bytes: Uint8Array): Uint8Array {
  let unpackedBytes = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (/vbaProject/i.test(name)) throw new WorkbookRefusal({ code: 'macros' });
      if (!PART.test(name)) return false;
      unpackedBytes += originalSize;
      if (unpackedBytes > MAX_UNPACKED_BYTES) {
        throw new WorkbookRefusal({ code: 'unpacks', megabytes: MAX_UNPACKED_MEGABYTES });
      }
      return true;
    },
  });
  return zipSync(parts, { level: 0 });
}
