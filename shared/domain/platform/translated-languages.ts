import { LANGUAGES, type Language, SOURCE_LANGUAGE } from './languages';

/** A language in which the owner may say the menu, beside English. */
export type TranslatedLanguage = Exclude<Language, 'en'>;

export const TRANSLATED_LANGUAGES = LANGUAGES.filter(
  (language): language is TranslatedLanguage => language !== SOURCE_LANGUAGE,
);

/** A label in other languages. */
export type Labels = { [Each in Language]?: string | undefined };
