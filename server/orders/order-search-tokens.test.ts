import { describe, expect, it } from 'vitest';
import { hasTokens, orderSearchTokens, typedTokens } from './order-search-tokens';

const isFound = (name: string, typed: string, phoneNumber = '+919610000006') =>
  hasTokens(orderSearchTokens('PQ7RST', name, phoneNumber), typedTokens(typed));

describe('staff find an order', () => {
  it.each([
    ['D’Souza (iPhone)', "D'Souza"],
    ["D'Souza", 'souza'],
    ['José Álvarez', 'jose'],
    ['Nguyễn Đặng', 'nguyen dang'],
    ['Anne-Marie', 'marie'],
    ['Anne\u2011Marie', 'annemarie'],
    ['गर्‍यो थापा', 'गर्यो'],
    ['फ़िरोज़', 'फिरोज'],
    ['Søren Łukasz', 'soren lukasz'],
    ['Groß', 'GROSS'],
    ['İpek Yıldız', 'ipek yildiz'],
    ['J.P. Rai', 'jp rai'],
    ['Md. Ali', 'md ali'],
    ['Dr.Pema', 'pema'],
    ['🌸Pema❤️Lhamu', 'lhamu pema'],
    ['Rai & Sons', 'sons,'],
    ['Pema|Lhamu', 'lhamu'],
    ['པདྨ་ལྷ་མོ', 'ལྷ'],
    ['Pema', '\u202aPema\u200b'],
    ['Pema', '#pq7'],
  ])('%s by the name or code %j', (name, typed) => {
    expect(isFound(name, typed)).toBe(true);
  });

  it.each([
    '0006',
    '00006',
    '+91 96100 00006',
    '0091 96100 00006',
    '09610000006',
    '091-96100-00006',
    '0 96100 0',
    '96100.00006',
    '96100–00006',
    '(96100) 00006',
    '(+91) 96100 00006',
    '+91 (0) 96100-00006',
    '\u202a+91\u00a096100\u00a000006\u202c',
    '९६१००००००६',
    'tel:+919610000006',
    'https://wa.me/919610000006',
    'https://api.whatsapp.com/send?phone=919610000006',
    '9610000006,',
    'Pema 96100 00006',
  ])('by the phone number %j', (typed) => {
    expect(isFound('Pema', typed)).toBe(true);
  });

  it.each(['Pemba', '00007', '+91 96100 00007', '100', '12 96100 00006', '919610000', '❤️'])(
    'not by %j',
    (typed) => {
      expect(isFound('Pema', typed)).toBe(false);
    },
  );
});
