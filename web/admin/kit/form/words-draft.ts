import {
  TRANSLATED_LANGUAGES,
  type TranslatedLanguage,
  type WordsInLanguages,
} from '../../../../shared/domain/platform/translated-languages';

/** A value for each language beside English. */
export function inEach<Value>(of: (language: TranslatedLanguage) => Value) {
  return Object.fromEntries(
    TRANSLATED_LANGUAGES.map((language) => [language, of(language)]),
  ) as Record<TranslatedLanguage, Value>;
}

/** What a form holds of words in other languages: every field, empty if there is none. */
export function wordsDraft<Field extends string>(
  fields: readonly Field[],
  saved: WordsInLanguages = {},
) {
  return inEach(
    (language) =>
      Object.fromEntries(fields.map((field) => [field, saved[language]?.[field] ?? ''])) as Record<
        Field,
        string
      >,
  );
}
