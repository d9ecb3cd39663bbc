import { LANGUAGES, type Language, SOURCE_LANGUAGE } from './languages';

/** A language in which the owner may say the menu, beside English. */
export type TranslatedLanguage = Exclude<Language, 'en'>;

export const TRANSLATED_LANGUAGES = LANGUAGES.filter(
  (language): language is TranslatedLanguage => language !== SOURCE_LANGUAGE,
);

/** A label in other languages. */
export type Labels = { [Each in Language]?: string | undefined };

/** Some fields of the owner's words in other languages. */
export type WordsInLanguages = {
  [Each in Language]?: { [field: string]: string | undefined } | undefined;
};

/** Without empty fields and languages. */
export function filledWords<Words extends WordsInLanguages>(entered: Words): Words {
  return Object.fromEntries(
    Object.entries(entered).flatMap(([language, words]) => {
      const filled = Object.entries(words ?? {}).filter(([, said]) => said);
      return filled.length > 0 ? [[language, Object.fromEntries(filled)]] : [];
    }),
  ) as Words;
}

/** In one language only; each field that it lacks is in English (menu rule 20, shop rule 15). */
export function inLanguage<Item extends { translations?: WordsInLanguages | undefined }>(
  { translations = {}, ...item }: Item,
  language: Language,
): Omit<Item, 'translations'> {
  return { ...item, ...filledWords(translations)[language] };
}
