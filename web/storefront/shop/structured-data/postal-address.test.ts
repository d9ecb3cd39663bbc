import { expect, test } from 'vitest';
import { CONTENT_DEFAULTS } from '../../../../shared/contract/shop/content-defaults';
import { SUGGESTED_CONTENT } from '../../../../shared/contract/shop/suggestions';
import { postalAddress } from './cafe-graph';

const content = { ...CONTENT_DEFAULTS, ...SUGGESTED_CONTENT, version: 1 };

test('an address that names the city of the content is split', () => {
  expect(postalAddress('Main Bazaar, Ravangla, South Sikkim 737139', content)).toMatchObject({
    streetAddress: 'Main Bazaar',
    addressLocality: 'Ravangla',
    addressRegion: 'Sikkim',
    postalCode: '737139',
  });
});

test.each([content, undefined])('an address elsewhere names no city that it does not', (known) => {
  expect(postalAddress('Princess Street, Kochi 682001', known)).toEqual({
    '@type': 'PostalAddress',
    streetAddress: 'Princess Street, Kochi 682001',
    addressLocality: undefined,
    addressRegion: undefined,
    postalCode: '682001',
    addressCountry: 'IN',
  });
});
