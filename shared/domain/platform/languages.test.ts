import { expect, test } from 'vitest';
import { LANGUAGES, pathIn, splitLanguage } from './languages';

test.each(['/', '/menu', '/menu/tea', '/menu.data', '/order-history/bill'])(
  '%s has an address in each language',
  (path) => {
    for (const language of LANGUAGES) {
      expect(splitLanguage(pathIn(language, path))).toEqual({ language, path });
    }
  },
);

test.each([
  ['/hi.data', 'hi', '/_.data'],
  ['/hi/', 'hi', '/'],
  ['/himalaya', 'en', '/himalaya'],
  ['/en/menu', 'en', '/en/menu'],
  ['/hi.png', 'en', '/hi.png'],
  ['', 'en', ''],
])('%j is %s %s', (pathname, language, path) => {
  expect(splitLanguage(pathname)).toEqual({ language, path });
});
