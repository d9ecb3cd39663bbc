import { translations } from '../../shared/contract/menu/translations-shape';
import { filledTranslations, type Translations } from '../../shared/domain/menu/translations';
import type { Language } from '../../shared/domain/platform/languages';
import { inLanguage } from '../../shared/domain/platform/translated-languages';
import { parseJsonColumn } from '../platform/db/json-column';

/** The column of a dish or a category without any, as nearly all are. */
const NONE = '{}';

/** @param where the column and its row. */
export function readTranslations(text: string, where: string) {
  return text === NONE ? {} : { translations: parseJsonColumn(translations, text, where) };
}

/** The name of a dish or a category in a language, or in English without one (menu rule 20). */
export function storedNameIn(
  { name, translations }: { name: string; translations: string },
  language: Language,
): string {
  const words = readTranslations(translations, `the translations of ${name}`);
  return inLanguage({ name, ...words }, language).name;
}

/** Undefined leaves the column alone. */
export function writeTranslations(entered: Translations | undefined) {
  if (!entered) return {};
  return { translations: JSON.stringify(filledTranslations(entered) ?? {}) };
}
