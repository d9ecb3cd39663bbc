import { translations } from '../../shared/contract/menu/translations-shape';
import { filledTranslations, type Translations } from '../../shared/domain/menu/translations';
import { parseJsonColumn } from '../platform/db/json-column';

/** The column of a dish or a category without any, as nearly all are. */
const NONE = '{}';

/** @param where the column and its row. */
export function readTranslations(text: string, where: string) {
  return text === NONE ? {} : { translations: parseJsonColumn(translations, text, where) };
}

/** Undefined leaves the column alone. */
export function writeTranslations(entered: Translations | undefined) {
  if (!entered) return {};
  return { translations: JSON.stringify(filledTranslations(entered) ?? {}) };
}
