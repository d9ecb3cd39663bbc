import {
  type Language,
  pathIn,
  SOURCE_LANGUAGE,
  splitLanguage,
} from '../../shared/domain/platform/languages';

const CANONICAL = /<link rel="canonical" href="([^"]+)"/;
const PRIVATE = '<meta name="robots" content="noindex"';

/**
 * Tells search engines a public page's addresses in the other languages, by its canonical one. Only the server adds
 * them, since no browser uses them.
 */
export function languageLinks(html: string, languages: readonly Language[]): string {
  if (languages.length < 2) return '';
  const canonical = CANONICAL.exec(html)?.[1];
  if (!canonical || html.includes(PRIVATE)) return '';
  const { origin, pathname } = new URL(canonical);
  const { path } = splitLanguage(pathname);
  const addresses = languages.map((language) => [language, pathIn(language, path)]);
  return [...addresses, ['x-default', pathIn(SOURCE_LANGUAGE, path)]]
    .map(([language, at]) => `<link rel="alternate" hreflang="${language}" href="${origin}${at}"/>`)
    .join('');
}
