import {
  LANGUAGE_COOKIE,
  LANGUAGES,
  type Language,
  pathIn,
  splitLanguage,
} from '../../shared/domain/platform/languages';
import { getLocale } from '../../shared/messages/compiled/runtime';

/** The language that was chosen on this device, by a visitor or at a sign-in. */
export function chosenLanguage(): Language | undefined {
  const cookies = document.cookie.split('; ');
  return LANGUAGES.find((language) => cookies.includes(`${LANGUAGE_COOKIE}=${language}`));
}

/** Loads this page again in the language, unless it is in it. */
export function openIn(language: Language): void {
  if (language === getLocale()) return;
  const { pathname, search, hash } = location;
  location.replace(pathIn(language, splitLanguage(pathname).path) + search + hash);
}
