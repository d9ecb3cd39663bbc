import { describe, expect, test } from 'vitest';
import { FIRST_DAY_STEPS } from '../../../shared/contract/operate/first-day-contract';
import type { AuditEntry } from '../../../shared/contract/platform/audit-contract';
import { TAX_DEFAULTS } from '../../../shared/contract/shop/taxes-contract';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

const PATH = '/api/admin/first-day';
const shop = await forEachTest(openTestShop());

const read = () => shop.asAdmin('GET', PATH);
const done = async () => (await read()).done;
const mark = (marks: object) => shop.asAdmin('PUT', PATH, marks);
const contact = {
  storeName: 'Corner Cafe',
  storePhone: '+91 98765 43210',
  storeEmail: 'hello@corner.example',
  storeAddress: '12 Main Bazaar, Gangtok',
};

async function placeOrder(productId: string): Promise<string> {
  const { id } = await shop.succeed('POST', '/api/orders', {
    body: {
      items: [{ productId, quantity: 1 }],
      deliveryMethod: 'pickup',
      paymentMethod: 'upi',
      guest: { name: 'Pema', phoneNumber: '+919876543210' },
    },
  });
  return id;
}

test('a new live shop has done nothing yet', async () => {
  expect(await read()).toEqual({
    applies: true,
    hidden: false,
    done: [],
    menuIsEmpty: true,
    upiId: '',
    payeeName: 'Our cafe',
  });
});

test('a new live shop claims no address, hours or place that its owner has not given', async () => {
  const settings = () => shop.succeed('GET', '/api/settings');
  const said = JSON.stringify([await settings(), await shop.succeed('GET', '/api/content')]);
  expect(said).not.toMatch(/Ravangla|Sikkim|737139|9:30am|10:00am|cafe.example|Not given/);
  expect((await settings()).confirmed).toEqual({ hours: false, place: false });
  await mark({ hoursConfirmed: true });
  expect((await settings()).confirmed).toEqual({ hours: true, place: false });
  await shop.changeSettings({ storeLatitude: 9.96583, storeLongitude: 76.24211 });
  expect((await settings()).confirmed).toEqual({ hours: true, place: true });
});

describe('a step is done by what the owner has changed:', () => {
  test('all of name, phone, email and address', async () => {
    await shop.changeSettings({ ...contact, storePhone: '' });
    expect(await done()).toEqual([]);
    await shop.changeSettings(contact);
    expect(await done()).toEqual(['contact']);
  });

  test.each([
    ['place', { storeLongitude: 88.4 }],
    ['hours', { weeklyHours: Array(7).fill([{ opens: '08:00', closes: '20:00' }]) }],
    ['hours', { holidays: [{ date: '2027-02-08', name: 'Losar', hours: [] }] }],
    ['unpaid', { cancelUnpaidAfterMinutes: 15 }],
    ['delivery', { deliveryRadius: 3 }],
    ['delivery', { deliveryFee: 30 }],
  ])('%s by %j', async (step, changes) => {
    await shop.changeSettings(changes);
    expect(await done()).toEqual([step]);
  });

  test('dishes by one that customers can order', async () => {
    const { id, stockVersion: _, ...product } = await shop.addProduct({ isAvailable: false });
    expect(await read()).toMatchObject({ done: [], menuIsEmpty: false });
    await shop.asAdmin('PUT', `/api/products/${id}`, { ...product, isAvailable: true });
    expect(await done()).toEqual(['dishes']);
    await shop.asAdmin('DELETE', `/api/products/${id}`);
    expect(await done()).toEqual([]);
  });

  test('cooking times by those of the kitchen or of a dish', async () => {
    const kitchen = (changes: object) =>
      shop.asAdmin('PUT', '/api/admin/kitchen/settings', changes);
    for (const changes of [{ hands: 3 }, { usualMinutes: 6 }]) {
      await kitchen(changes);
      expect(await done()).toEqual(['cooking']);
      await kitchen({ hands: 2, usualMinutes: 8 });
      expect(await done()).toEqual([]);
    }
    await shop.addProduct({ prepMinutes: 8 });
    expect(await done()).toEqual(['dishes', 'cooking']);
  });

  test('the test order once it is cancelled', async () => {
    const { id: productId } = await shop.addProduct();
    const id = await placeOrder(productId);
    expect(await done()).toEqual(['dishes']);
    await shop.setStatus(id, 'cancelled');
    expect(await done()).toEqual(['dishes', 'order']);
  });
});

test('what is right already is marked, and the audit log tells who did it', async () => {
  const marks = {
    placeConfirmed: true,
    hoursConfirmed: true,
    unpaidConfirmed: true,
    deliveryConfirmed: true,
  };
  await mark(marks);
  expect(await mark({ worksAlone: true })).toMatchObject({
    done: ['place', 'hours', 'unpaid', 'delivery', 'staff'],
  });
  await mark({ worksAlone: true });
  const { items } = await shop.asAdmin('GET', '/api/admin/audit-log?area=settings&q=first');
  expect(items.filter(({ to }: AuditEntry) => to && 'worksAlone' in to)).toMatchObject([
    { by: { name: 'Admin' }, from: { worksAlone: false }, to: { worksAlone: true } },
  ]);
  expect(await mark({ worksAlone: false })).toMatchObject({
    done: ['place', 'hours', 'unpaid', 'delivery'],
  });
});

test('taxes by their settings, or by having no GSTIN', async () => {
  const taxes = (mode: string) =>
    shop.asAdmin('PUT', '/api/admin/taxes', { ...TAX_DEFAULTS, mode });
  expect(await mark({ notRegistered: true })).toMatchObject({ done: ['taxes'] });
  await shop.changeSettings({ gstin: '32ABCDE1234F1Z9' });
  expect(await done()).toEqual([]);
  await taxes('unregistered');
  expect(await done()).toEqual([]);
  await taxes('composition');
  expect(await done()).toEqual(['taxes']);
});

test('a test payment counts for its UPI ID only; a paid order counts as well', async () => {
  expect(await mark({ testPaymentTo: '' })).toMatchObject({ done: [] });
  await shop.changeSettings({ upiId: 'cafe@okbank', upiPayeeName: 'Corner' });
  expect(await read()).toMatchObject({ done: [], upiId: 'cafe@okbank', payeeName: 'Corner' });
  expect(await mark({ testPaymentTo: 'cafe@okbank' })).toMatchObject({ done: ['payment'] });
  await shop.changeSettings({ upiId: 'other@okbank' });
  expect(await done()).toEqual([]);

  const { id: productId } = await shop.addProduct();
  const id = await placeOrder(productId);
  await shop.setPayment(id, 'paid');
  expect(await done()).toEqual(['payment', 'dishes']);
});

test('the list is hidden and shown again', async () => {
  expect(await mark({ listHidden: true })).toMatchObject({ hidden: true });
  await shop.restart();
  expect(await read()).toMatchObject({ hidden: true });
  expect(await mark({ listHidden: false })).toMatchObject({ hidden: false });
});

test('all steps together are the whole list', async () => {
  await shop.changeSettings({ ...contact, upiId: 'cafe@okbank' });
  await mark({
    placeConfirmed: true,
    hoursConfirmed: true,
    unpaidConfirmed: true,
    deliveryConfirmed: true,
    notRegistered: true,
    cookingConfirmed: true,
    worksAlone: true,
    testPaymentTo: 'cafe@okbank',
  });
  const { id: productId } = await shop.addProduct();
  const id = await placeOrder(productId);
  await shop.setStatus(id, 'delivered');
  expect(await done()).toEqual(FIRST_DAY_STEPS);
});

describe('the example menu', () => {
  const add = () => shop.asAdmin('POST', `${PATH}/example-menu`);

  test('is unseen until a category is activated, and says nothing about the cafe', async () => {
    expect(await add()).toMatchObject({ menuIsEmpty: false, done: [] });
    expect(await shop.succeed('GET', '/api/categories')).toEqual([]);
    expect(await shop.succeed('GET', '/api/products')).toEqual([]);
    const products = await shop.asAdmin('GET', '/api/products');
    expect(products.length).toBeGreaterThan(20);
    for (const product of products) {
      expect(product).toMatchObject({ description: '', imageUrl: '', contains: [], goesWith: [] });
      expect(product.id).not.toMatch(/chai|waffle|coffee/);
    }
    const categories = await shop.asAdmin('GET', '/api/categories');
    const tea = categories.find(({ name }: { name: string }) => name === 'Tea');
    expect(tea).toMatchObject({ description: '', isActive: false });
    const chai = products.find(({ name }: { name: string }) => name === 'Masala Chai');
    expect(chai).toMatchObject({
      price: 40,
      stockCount: 60,
      customizationOptions: { size: { label: 'Size' } },
    });
    await shop.asAdmin('PUT', `/api/categories/${tea.id}`, { ...tea, isActive: true });
    expect(await done()).toEqual(['dishes']);
    await placeOrder(chai.id);
  });

  test('is added once, and never to a menu of the owner', async () => {
    const { token } = await shop.signInAdmin();
    const answers = await Promise.all(
      [1, 2].map(() => shop.request('POST', `${PATH}/example-menu`, { token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const names = (await shop.asAdmin('GET', '/api/categories')).map(
      ({ name }: { name: string }) => name,
    );
    expect(new Set(names).size).toBe(names.length);
    const before = await shop.everything();
    const again = await shop.request('POST', `${PATH}/example-menu`, { token });
    expect(again.status).toBe(409);
    expect(await shop.everything()).toBe(before);
  });
});

// From here on there are more accounts, which a reset keeps.
test('a second account is staff', async () => {
  await shop.signInAdmin('staff');
  expect(await done()).toEqual(['staff']);
});

test('a demo has no first day', async () => {
  const demo = await openTestShop({ SHOP_MODE: 'demo', SMS_PROVIDER: 'console' });
  try {
    expect(await demo.asAdmin('GET', PATH)).toMatchObject({ applies: false });
    const { confirmed } = await demo.succeed('GET', '/api/settings');
    expect(confirmed).toEqual({ hours: true, place: true });
  } finally {
    await demo.close();
  }
});
