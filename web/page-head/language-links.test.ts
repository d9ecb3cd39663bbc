import { expect, test } from 'vitest';
import { LANGUAGES } from '../../shared/domain/platform/languages';
import { languageLinks } from './language-links';

test.each(['https://cafe.example/menu/tea', 'https://cafe.example/hi/menu/tea'])(
  'the page %s names its addresses in all languages',
  (canonical) => {
    const links = languageLinks(
      `<head><link rel="canonical" href="${canonical}"/></head>`,
      LANGUAGES,
    );
    const named = [...links.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, language, href]) => [language, href],
    );
    expect(named).toEqual([
      ['en', 'https://cafe.example/menu/tea'],
      ['hi', 'https://cafe.example/hi/menu/tea'],
      ['ne', 'https://cafe.example/ne/menu/tea'],
      ['x-default', 'https://cafe.example/menu/tea'],
    ]);
  },
);

test('a private page and one without a canonical address name none', () => {
  const canonical = '<link rel="canonical" href="https://cafe.example/profile"/>';
  expect(languageLinks(`${canonical}<meta name="robots" content="noindex"/>`, LANGUAGES)).toBe('');
  expect(languageLinks('<head></head>', LANGUAGES)).toBe('');
});

test('a shop of one language names no others', () => {
  const canonical = '<link rel="canonical" href="https://cafe.example/menu"/>';
  expect(languageLinks(canonical, ['en'])).toBe('');
});
