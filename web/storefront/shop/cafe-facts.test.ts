import { expect, test } from 'vitest';
import { phoneNumbers } from './cafe-facts';

test('each phone number in the field is a link, other text is not', () => {
  expect(phoneNumbers('+91 98320 00000, 03595 260 000')).toEqual([
    { shown: '+91 98320 00000', href: 'tel:+919832000000' },
    { shown: '03595 260 000', href: 'tel:03595260000' },
  ]);
  expect(phoneNumbers('Not given yet')).toEqual([]);
});
