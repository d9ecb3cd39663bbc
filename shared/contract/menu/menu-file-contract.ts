import * as z from 'zod';
import { ENGLISH_NAMES } from '../../domain/platform/languages';
import {
  TRANSLATED_LANGUAGES,
  type TranslatedLanguage,
} from '../../domain/platform/translated-languages';
import { m } from '../../messages/compiled/messages';
import { call } from '../platform/call';

export const MENU_FILE_MAX_ROWS = 2000;
export const MENU_FILE_MAX_BYTES = 2 * 1024 * 1024;
const MENU_FILE = { maxBytes: MENU_FILE_MAX_BYTES, isFile: false };

type LanguageName = Lowercase<(typeof ENGLISH_NAMES)[TranslatedLanguage]>;

type WordColumn = 'name' | 'description' | 'category' | 'options';
/** A column in another language stands beside that in English. */
export type TranslatedColumn = `${WordColumn} (${LanguageName})`;

/** 'name (hindi)'. */
export function columnIn(column: WordColumn, language: TranslatedLanguage): TranslatedColumn {
  return `${column} (${ENGLISH_NAMES[language].toLowerCase() as LanguageName})`;
}

const inAllLanguages = <Column extends WordColumn>(column: Column) =>
  [column, ...TRANSLATED_LANGUAGES.map((language) => columnIn(column, language))] as const;

export const MENU_COLUMNS = [
  'id',
  ...inAllLanguages('name'),
  ...inAllLanguages('description'),
  ...inAllLanguages('category'),
  'price',
  'packaging charge',
  'stock',
  'minutes to make',
  'diet',
  'contains',
  'on the menu',
  'picture',
  ...inAllLanguages('options'),
  'goes well with',
  'tax class',
  'other words',
  'station',
] as const;
export type MenuColumn = (typeof MENU_COLUMNS)[number];

const csv = z.string().max(MENU_FILE_MAX_BYTES, { error: m.validation_file_size });

const menuLine = z.object({
  /** The row in a spreadsheet: the header is 1. */
  line: z.int(),
  name: z.string(),
  outcome: z.enum(['added', 'changed', 'unchanged', 'wrong']),
  changes: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
  problems: z.array(z.string()),
});

export type MenuLine = z.infer<typeof menuLine>;

export const menuFileContract = {
  export: call('products', 'GET /products/export', 'Download the menu as CSV').output(z.file()),
  template: call(
    'products',
    'GET /products/import-template',
    'Download a menu file with examples',
  ).output(z.file()),
  /** Writes nothing. `newCategories` would be added by the import; `seen` identifies the plan for it. */
  preview: call(
    'products',
    'POST /products/import-preview',
    'Check a menu file without writing it',
    {
      upload: MENU_FILE,
    },
  )
    .input(z.object({ csv }))
    .output(
      z.object({
        lines: z.array(menuLine),
        newCategories: z.array(z.string()),
        seen: z.string(),
      }),
    ),
  /** Applies all lines or none; `conflict` when the plan has changed since the preview. */
  import: call('products', 'POST /products/import', 'Write a menu file that was checked', {
    upload: MENU_FILE,
  })
    .input(z.object({ csv, seen: z.string().max(100) }))
    .output(z.object({ added: z.int(), changed: z.int() })),
};
