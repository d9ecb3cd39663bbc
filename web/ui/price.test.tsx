import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { overwriteGetLocale } from '../../shared/messages/compiled/runtime';
import { MenuPrice } from './price';

afterEach(() => overwriteGetLocale(() => 'en'));

test.each([
  ['en', 'From ₹120.00'],
  ['hi', '₹120.00 से'],
  ['ne', '₹120.00 देखि'],
] as const)(
  'the lowest price has its word where it belongs in the language %s',
  (language, words) => {
    overwriteGetLocale(() => language);
    const markup = renderToStaticMarkup(<MenuPrice amount={12_000} isLowest />);
    expect(markup.replace(/<[^>]+>/g, '')).toBe(words);
  },
);
