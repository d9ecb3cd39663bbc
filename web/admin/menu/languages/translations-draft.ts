import { eachLanguage } from '../../../../shared/contract/menu/translations-shape';
import { nameText } from '../../../../shared/contract/platform/wire-values';
import type { Translations } from '../../../../shared/domain/menu/translations';
import {
  type Labels,
  TRANSLATED_LANGUAGES,
  type TranslatedLanguage,
} from '../../../../shared/domain/platform/translated-languages';

type InEach<Value> = Record<TranslatedLanguage, Value>;

function inEach<Value>(of: (language: TranslatedLanguage) => Value): InEach<Value> {
  return Object.fromEntries(
    TRANSLATED_LANGUAGES.map((language) => [language, of(language)]),
  ) as InEach<Value>;
}

/** What a form holds of a dish's or a category's words: every field, empty if there is none. */
export const translationsDraft = (saved: Translations = {}) =>
  inEach((language) => ({ name: '', description: '', ...saved[language] }));

export const labelsDraft = (saved: Labels = {}) => inEach((language) => saved[language] ?? '');

export const labelsSchema = (maxLength: number) => eachLanguage(nameText(maxLength));

/** Undefined when all are empty. */
export function filledLabels(entered: Labels): Labels | undefined {
  const filled = TRANSLATED_LANGUAGES.flatMap((language) =>
    entered[language] ? [[language, entered[language]] as const] : [],
  );
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}
