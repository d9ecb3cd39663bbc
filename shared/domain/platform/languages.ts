import { DAY_S } from './durations';

/** The shop's languages as BCP 47 tags. A language is added here, in the message files and in the fonts. */
export const LANGUAGES = ['en', 'hi', 'ne'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language of the specification's texts. What another language lacks is shown in it. */
export const SOURCE_LANGUAGE: Language = 'en';

/** Each in itself, so that everyone finds their own. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  hi: 'हिन्दी',
  ne: 'नेपाली',
};

/** In the columns of the menu's CSV. English, which has columns of its own, needs none. */
export const ENGLISH_NAMES = { hi: 'Hindi', ne: 'Nepali' } as const satisfies Record<
  Exclude<Language, 'en'>,
  string
>;

/** The cookie with the language that a visitor, or a device of the staff, has chosen; kept for a year (s). */
export const LANGUAGE_COOKIE = 'language';
export const LANGUAGE_CHOSEN_FOR_S = 365 * DAY_S;

/** The cookie that says that a visitor has just switched the language, until it is stored on their account (s). */
export const LANGUAGE_SWITCHED_COOKIE = 'language-switched';
export const LANGUAGE_SWITCHED_FOR_S = 600;

/** '/hi/menu' is '/menu' in Hindi. The source language's addresses have no prefix. */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  const [, first = '', data = ''] = /^\/([^/.]+)(?:\/|$|(\.data)$)/.exec(pathname) ?? [];
  const language = LANGUAGES.find((each) => each === first);
  if (!language || language === SOURCE_LANGUAGE)
    return { language: SOURCE_LANGUAGE, path: pathname };
  // The router reads a page's data at its path and '.data', and those of '/' at '/_.data'.
  const path = data ? `/_${data}` : pathname.slice(first.length + 1) || '/';
  return { language, path };
}

/** A page's path in a language: '/hi/menu', and '/hi' for the home page. @param path without a language. */
export function pathIn(language: Language, path: string): string {
  if (language === SOURCE_LANGUAGE) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
