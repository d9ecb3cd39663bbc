import type { Category } from '../../../shared/contract/menu/catalog-contract';
import { categoryInput } from '../../../shared/contract/menu/category-shape';
import { columnIn } from '../../../shared/contract/menu/menu-file-contract';
import { fieldWords } from '../../../shared/contract/platform/field-words';
import type { Translations } from '../../../shared/domain/menu/translations';
import {
  TRANSLATED_LANGUAGES,
  type TranslatedLanguage,
} from '../../../shared/domain/platform/translated-languages';
import { m } from '../../../shared/messages/compiled/messages';
import type { MenuRow } from './menu-csv';

/** The names of a category in other languages that a file gives. */
export type CategoryNames = { [Each in TranslatedLanguage]?: string };

interface PlacedDish {
  category: Pick<Category, 'id' | 'name'>;
  /** Where the dish is now. A row that moves it may still name that category. */
  presentId: string | undefined;
}

/**
 * Reads the columns of the categories' other names, row by row. An empty cell leaves a name alone, because other
 * dishes of the category may have it; two different names are a problem of the later row.
 */
export function createCategoryNames(categories: readonly Category[]) {
  const known = new Map(categories.map(({ id, translations }) => [id, translations]));
  const given = new Map<string, { name: string; line: number }>();

  function read(
    { line, cells }: MenuRow,
    { category, presentId }: PlacedDish,
  ): { names: CategoryNames } | { problem: string } {
    const names: CategoryNames = {};
    for (const language of TRANSLATED_LANGUAGES) {
      const column = columnIn('category', language);
      const name = cells[column];
      const isLeft =
        presentId !== category.id && name === known.get(presentId ?? '')?.[language]?.name;
      if (!name || isLeft) continue;
      const translations = { [language]: { name } };
      const checked = categoryInput.safeParse(
        { name: category.name, translations },
        { error: fieldWords },
      );
      const [issue] = checked.error?.issues ?? [];
      if (issue) return { problem: `${column}: ${issue.message}` };
      const key = `${category.id} ${language}`;
      const first = given.get(key) ?? { name, line };
      if (first.name !== name) return { problem: m.menufile_category_names({ column, ...first }) };
      given.set(key, first);
      names[language] = name;
    }
    return { names };
  }
  return read;
}

export function withNames(before: Translations | undefined, names: CategoryNames): Translations {
  const entries = Object.entries(names).map(([language, name]) => [
    language,
    { ...before?.[language as TranslatedLanguage], name },
  ]);
  return { ...before, ...Object.fromEntries(entries) };
}
