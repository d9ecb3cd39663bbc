/** The shop's languages as BCP 47 tags. A language is added here, in the message files and in the fonts. */
export const LANGUAGES = ['en', 'hi', 'ne'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language of the specification's texts. What another language lacks is shown in it. */
export const SOURCE_LANGUAGE: Language = 'en';
