import { expect, test } from 'vitest';
import { forAllTests } from '../../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../../tests/support/platform/test-shop';

const shop = await forAllTests(openTestShop());

/** A refused call of a page in this language: a program names none, and gets English. */
async function refused(method: string, path: string, body: object, language?: string) {
  const { token } = await shop.signInAdmin('admin');
  const headers: Record<string, string> = language ? { 'Accept-Language': language } : {};
  const answer = await shop.request(method, path, { token, body, headers });
  expect(answer.status).toBe(400);
  return answer.body.data.issues.map(({ message }: { message: string }) => message);
}

test('what is wrong with a field is said in the language of the page', async () => {
  const send = (language?: string) =>
    refused('POST', '/api/admins', { email: 'x', name: '', password: 'short' }, language);
  expect(await send()).toEqual([
    'Please enter a valid email address',
    'A password has at least 10 characters',
  ]);
  expect(await send('hi')).toEqual(['कृपया सही ईमेल पता लिखें', 'पासवर्ड में कम से कम 10 अक्षर होते हैं']);
  expect(await send('ne')).toEqual(['कृपया सही इमेल ठेगाना लेख्नुहोस्', 'पासवर्डमा कम्तीमा 10 अक्षर हुन्छन्']);
  expect(await send('bn')).toEqual(await send());
});

test('so is what only the shop can check', async () => {
  const csv = 'name;price\n"Momo;120';
  const send = (language?: string) =>
    refused('POST', '/api/products/import-preview', { csv }, language);
  expect(await send()).toEqual(['Line 2: a quotation mark is missing, or there is one too many']);
  expect(await send('hi')).toEqual(['पंक्ति 2: एक उद्धरण चिह्न कम है या ज़्यादा']);
});

test('the refusal itself, with its numbers', async () => {
  const answer = await shop.request('GET', '/api/admins', { headers: { 'Accept-Language': 'hi' } });
  expect([answer.status, answer.body.message]).toEqual([401, 'कृपया साइन इन करें।']);
});

test('all languages share a cached read', async () => {
  const read = (language: string) =>
    shop.request('GET', '/api/settings', { headers: { 'Accept-Language': language } });
  expect((await read('hi')).body).toEqual((await read('en')).body);
});
