import { eachLanguage } from '../../../../shared/contract/platform/each-language';
import { nameText } from '../../../../shared/contract/platform/wire-values';
import type { Translations } from '../../../../shared/domain/menu/translations';
import {
  type Labels,
  TRANSLATED_LANGUAGES,
} from '../../../../shared/domain/platform/translated-languages';
import { inEach, wordsDraft } from '../../kit/form/words-draft';

/** What a form holds of the words of a dish or a category. */
export const translationsDraft = (saved?: Translations) =>
  wordsDraft(['name', 'description'], saved);

export const labelsDraft = (saved: Labels = {}) => inEach((language) => saved[language] ?? '');

export const labelsSchema = (maxLength: number) => eachLanguage(nameText(maxLength));

/** Undefined when all are empty. */
export function filledLabels(entered: Labels): Labels | undefined {
  const filled = TRANSLATED_LANGUAGES.flatMap((language) =>
    entered[language] ? [[language, entered[language]] as const] : [],
  );
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}
