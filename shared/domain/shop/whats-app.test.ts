import { expect, test } from 'vitest';
import { whatsAppTo, withWhatsAppText } from './whats-app';

test('a chat with a customer has the words filled in', () => {
  expect(whatsAppTo('+919876543210', '42: ready & hot')).toBe(
    'https://wa.me/919876543210?text=42%3A+ready+%26+hot',
  );
});

test.each([
  ['https://wa.me/919876543210', 'https://wa.me/919876543210?text=Hi'],
  ['https://wa.me/919876543210?text=Old', 'https://wa.me/919876543210?text=Hi'],
  [
    'https://api.whatsapp.com/send?phone=919876543210',
    'https://api.whatsapp.com/send?phone=919876543210&text=Hi',
  ],
  ['https://whatsapp.com/channel/abc', undefined],
  ['', undefined],
])('the cafe’s link %j becomes %j', (link, url) => {
  expect(withWhatsAppText(link, 'Hi')).toBe(url);
});
