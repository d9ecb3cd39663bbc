import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CONTENT_DEFAULTS } from '../../../shared/contract/shop/content-defaults';
import { orderFor } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { sweepExpired } from '../../scheduled-jobs';

const KOCHI = {
  tagline: 'മലബാർ ബിരിയാണി in Fort Kochi',
  heroHeading: 'നല്ല ചൂടുള്ള ബിരിയാണി',
  storyText: 'ആദ്യം ഒരു ചെമ്പ്.\n\nThen a queue.',
  facts: [{ figure: '1952', meaning: 'first pot' }],
  values: [{ title: 'Slow', text: '', icon: 'clock' }],
  team: [{ name: 'അമ്മിണി', role: 'Kitchen', text: '', picture: null }],
  testimonials: [{ quote: 'Best in town', name: 'Joseph', consentedOn: '2026-04-01' }],
  whatsappUrl: 'https://wa.me/919800000000',
  addressCity: 'Kochi',
  addressState: 'Kerala',
  addressPinCode: '682001',
  mainColour: '#112233',
};

const shop = await forEachTest(openTestShop());

describe('the content', () => {
  const read = () => shop.succeed('GET', '/api/content');
  const write = (body: unknown) => shop.asAdmin('PUT', '/api/content', body);

  it('says nothing about a cafe until its owner does', async () => {
    expect(await read()).toEqual({ ...CONTENT_DEFAULTS, version: 1 });
    const answer = await write({ ...KOCHI, mainColour: '#11223F' });
    expect(answer).toEqual({ ...CONTENT_DEFAULTS, ...KOCHI, mainColour: '#11223f', version: 2 });
    expect(await read()).toEqual(answer);
    await shop.restart();
    expect(await read()).toEqual(answer);
  });

  it('is in the language that a page asks for, field by field, and in all for its owner', async () => {
    const facts = [
      { figure: '2,100 m', meaning: 'high', translations: { hi: { meaning: 'ऊँचाई' } } },
      { figure: '1952', meaning: 'first pot' },
    ];
    const translations = {
      hi: { heroHeading: 'गरम वाफल', heroText: '', storyText: 'धुंध।' },
      ne: { heroHeading: 'तातो वाफल' },
    };
    const saved = { ...KOCHI, heroText: 'Come in', facts, translations };
    await write(saved);
    const kept = { ...translations, hi: { heroHeading: 'गरम वाफल', storyText: 'धुंध।' } };
    const { token } = await shop.signInAdmin();
    expect(await shop.succeed('GET', '/api/content', { token })).toMatchObject({
      facts,
      translations: kept,
    });
    const english = [{ figure: '2,100 m', meaning: 'high' }, facts[1]];
    expect(await read()).toMatchObject({ heroHeading: KOCHI.heroHeading, facts: english });
    const inHindi = await shop.succeed('GET', '/api/content?lang=hi', { token });
    expect(inHindi).toMatchObject({
      heroHeading: 'गरम वाफल',
      heroText: 'Come in',
      storyText: 'धुंध।',
      facts: [{ figure: '2,100 m', meaning: 'ऊँचाई' }, facts[1]],
      translations: {},
    });
    const inNepali = await shop.succeed('GET', '/api/content?lang=ne');
    expect(inNepali).toMatchObject({ heroHeading: 'तातो वाफल', storyText: KOCHI.storyText });
    // A client that knows no other languages leaves them alone.
    await write({ heroText: 'Come in!' });
    expect((await shop.succeed('GET', '/api/content?lang=ne')).heroHeading).toBe('तातो वाफल');
  });

  it('keeps the fields that a change leaves out, and those of a newer release', async () => {
    const document = JSON.stringify({ tagline: 'Old', newerField: 'kept' });
    const { db } = shop.shop.database;
    await db.insertInto('shop_content').values({ id: 'shop', document, updated_at: '' }).execute();
    expect(await write({ heroText: 'Come in', version: 1 })).toEqual({
      ...CONTENT_DEFAULTS,
      tagline: 'Old',
      heroText: 'Come in',
      version: 2,
    });
    const row = await db.selectFrom('shop_content').select('document').executeTakeFirstOrThrow();
    expect(JSON.parse(row.document)).toMatchObject({ newerField: 'kept', heroText: 'Come in' });
  });

  it('leaves out a stored field that a later rule refuses, and keeps the others', async () => {
    const document = JSON.stringify({ tagline: 'Momos', heroText: 'x'.repeat(400), team: [{}] });
    const { db } = shop.shop.database;
    await db.insertInto('shop_content').values({ id: 'shop', document, updated_at: '' }).execute();
    expect(await read()).toEqual({ ...CONTENT_DEFAULTS, tagline: 'Momos', version: 1 });
  });

  it.each([
    ['tagline', 'a\nb'],
    ['tagline', 'a'.repeat(81)],
    ['heroHeading', '\u202eevil'],
    ['heroText', null],
    ['storyText', 'a'.repeat(5001)],
    ['storyText', 'a\u0000'],
    ['facts', Array(5).fill({ figure: '1', meaning: 'x' })],
    ['facts.0.figure', [{ figure: '', meaning: 'x' }]],
    ['values.0.icon', [{ title: 'A', text: '', icon: '<svg>' }]],
    ['team.0.picture', [{ name: 'A', role: '', text: '', picture: '/etc/passwd' }]],
    ['testimonials.0.consentedOn', [{ quote: 'Good', name: 'A' }]],
    ['testimonials.0.consentedOn', [{ quote: 'Good', name: 'A', consentedOn: 'yes' }]],
    ['translations.hi.tagline', { hi: { tagline: 'अ'.repeat(81) } }],
    ['translations', { fr: { tagline: 'Gaufres' } }],
    ['translations.hi', { hi: { smsText: '{code}' } }],
    ['specialties', ['a', 'a']],
    ['specialties', ['a', 'b', 'c', 'd', 'e']],
    ['instagramUrl', 'http://instagram.com/x'],
    ['facebookUrl', 'javascript:alert(1)//https://a.b'],
    ['whatsappUrl', 'https://a.b/"onclick="alert(1)'],
    ['googleReviewsUrl', 'https://'],
    ['heroPicture', '../../etc'],
    ['logoPicture', 'https://evil.example/x.png'],
    ['mainColour', 'red'],
    ['accentColour', '#fff;}body{display:none'],
    ['addressPinCode', '000000'],
    ['smsText', 'Your code'],
    ['smsText', '{code} and {code}'],
    ['smsText', '{code}\n@evil.example #{code}'],
  ])('refuses %s: %j and does not change', async (path, value) => {
    const { token } = await shop.signInAdmin();
    const before = await shop.everything();
    const body = { [path.split('.')[0] ?? '']: value };
    const answer = await shop.request('PUT', '/api/content', { token, body });
    expect([answer.status, answer.body.code]).toEqual([400, 'bad_input']);
    expect(answer.body.data.issues[0].path).toBe(path);
    expect(await shop.everything()).toBe(before);
  });

  it('gives addresses without a town the owner’s, and text messages the owner’s words', async () => {
    const { token } = await shop.signInCustomer();
    await write({ ...KOCHI, smsText: '{name} {code} {name}' });
    await shop.changeSettings({ storeName: '{code} Cafe' });
    const place = { street: '1 Beach Road', latitude: 27.307, longitude: 88.366 };
    const town = { city: 'Kochi', state: 'Kerala', zipCode: '682001' };
    const saved = await shop.succeed('POST', '/api/users/me/addresses', {
      token,
      body: { ...place, name: 'Home' },
    });
    expect(saved).toMatchObject(town);
    const deliveryAddress = { ...place, city: 'Thrissur' };
    const tea = await shop.addProduct();
    const guest = { name: 'Asha', phoneNumber: '+919800000019' };
    const order = await shop.succeed('POST', '/api/orders', {
      body: orderFor(tea, 1, { deliveryMethod: 'delivery', deliveryAddress, guest }),
    });
    expect(order.deliveryAddressDetails).toMatchObject({ ...town, city: 'Thrissur' });

    await shop.succeed('POST', '/api/auth/phone-number/send-otp', {
      body: { phoneNumber: '+919800000077' },
    });
    const { text } = shop.platform.messages.at(-1) ?? { text: '' };
    expect(text).toMatch(/^\{code\} Cafe (\d{6}) \{code\} Cafe\n\n@localhost #\1$/);
  });

  it('is cached until it changes', async () => {
    expect((await read()).tagline).toBe('');
    await write({ tagline: 'Momos' });
    expect((await read()).tagline).toBe('Momos');
    expect((await shop.request('GET', '/api/content')).headers.get('Cache-Control')).toBe(
      'no-cache',
    );
  });

  it('is changed with an entry in the audit log', async () => {
    await write({ heroHeading: 'Momos', facts: KOCHI.facts });
    const { items } = await shop.asAdmin('GET', '/api/admin/audit-log?q=content');
    const entry = {
      area: 'settings',
      subject: { id: 'content', name: 'Content' },
      from: { heroHeading: '', facts: [] },
      to: { heroHeading: 'Momos', facts: KOCHI.facts },
    };
    expect(items).toContainEqual(expect.objectContaining(entry));
  });

  it('keeps its pictures, which no product shows', async () => {
    const square = { width: 200, height: 200, channels: 3, background: '#c84' } as const;
    const { token } = await shop.signInAdmin();
    const upload = async (background: string) => {
      const file = await sharp({ create: { ...square, background } })
        .png()
        .toBuffer();
      const body = new Uint8Array(file);
      const headers = { 'Content-Type': 'image/png' };
      const sent = { token, body, headers };
      const { imageUrl } = await shop.succeed('POST', '/api/products/pictures', sent);
      return imageUrl as string;
    };
    const [hero, unused] = [await upload('#f00'), await upload('#00f')];
    await write({ heroPicture: hero.split('/')[2] });
    await sweepExpired(
      shop.shop.database.db,
      new Date(shop.platform.clock().getTime() + 25 * 3_600_000),
    );
    expect((await shop.fetch(hero)).status).toBe(200);
    expect((await shop.fetch(unused)).status).toBe(404);
  });
});
