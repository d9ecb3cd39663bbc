import { expect, test } from 'vitest';
import { withWhatsAppText } from './whats-app';
import { whatsAppLink, whatsAppTo } from './whats-app-link';

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

const CHAT = 'https://wa.me/919876543210';

test.each([
  ['98765 43210', CHAT],
  ['+91-98765-43210', CHAT],
  ['०९८७६५ ४३२१०', CHAT],
  ['wa.me/9876543210', CHAT],
  ['http://wa.me/+91 98765 43210', CHAT],
  ['https://wa.me/9876543210?text=Hi', CHAT],
  ['https://wa.me/09876543210', CHAT],
  [
    'https://web.whatsapp.com/send/?phone=919876543210',
    'https://web.whatsapp.com/send/?phone=919876543210',
  ],
  ['https://api.whatsapp.com/send?phone=9876543210', CHAT],
  ['+977 98123 45678', 'https://wa.me/9779812345678'],
  [`${CHAT}?text=Hello`, `${CHAT}?text=Hello`],
  ['https://wa.me/message/AB9876543210', 'https://wa.me/message/AB9876543210'],
  ['https://whatsapp.com/channel/9876543210', 'https://whatsapp.com/channel/9876543210'],
  ['https://chat.whatsapp.com/abc', 'https://chat.whatsapp.com/abc'],
  ['03592-202345', '03592-202345'],
  ['', ''],
])('the owner’s %j is the link %j', (typed, link) => {
  expect(whatsAppLink(typed)).toBe(link);
  expect(whatsAppLink(link)).toBe(link);
});
