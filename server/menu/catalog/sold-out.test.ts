import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import { backWords } from '../../../shared/domain/menu/back-words';
import {
  GUEST,
  guestOf,
  orderFor,
  orderOf,
  placed,
  sendOrder,
} from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

const PATH = '/api/products/sold-out';

let waffle: Product;
let chai: Product;
const shop = await forEachTest(openTestShop());
beforeEach(async () => {
  waffle = await shop.addProduct({ name: 'Waffle', stockCount: 5 });
  chai = await shop.addProduct({ name: 'Chai', stockCount: 5, categoryId: waffle.categoryId });
});

const ist = (clock: string, day = 15) => new Date(`2026-04-${day}T${clock}+05:30`).toISOString();
const set = async (kind: 'product' | 'category', id: string, until: string | null) => {
  const { token } = await shop.signInAdmin('staff');
  return shop.succeed('PUT', PATH, { token, body: { kind, id, until } });
};
/** Each product with what customers read and can order; the second reads come from the cache. */
const menu = async () => {
  const read = async () => [
    await shop.succeed('GET', '/api/products'),
    await shop.succeed('GET', '/api/inventory/public'),
  ];
  await read();
  const [products, inventory] = await read();
  return products.map(({ id, name, back }: Product) => [
    name,
    back && backWords(back),
    inventory[id].currentStock,
  ]);
};
const order = async (body: object) => {
  const { status, body: answer } = await sendOrder(shop, { ...body, guest: GUEST });
  return status === 201 ? 'placed' : [status, answer.code, answer.message];
};

describe('a dish', () => {
  it('is sold out until its minute, whatever its stock', async () => {
    expect(await set('product', waffle.id, '17:00')).toMatchObject({
      now: ist('12:00'),
      tomorrow: { day: 'tomorrow' },
      items: [{ kind: 'product', id: waffle.id, name: 'Waffle', until: ist('17:00') }],
    });
    expect(await menu()).toEqual([
      ['Waffle', 'Back at 5:00 pm', 0],
      ['Chai', null, 5],
    ]);
    const refused = [409, 'out_of_stock', 'Waffle is out of stock.'];
    expect(await order(orderOf([waffle, chai]))).toEqual(refused);
    shop.platform.setClock(ist('16:59:59'));
    expect(await order(orderFor(waffle, 1))).toEqual(refused);
    expect((await menu())[0]).toEqual(['Waffle', 'Back at 5:00 pm', 0]);

    shop.platform.setClock(ist('17:00:00'));
    expect((await menu())[0]).toEqual(['Waffle', null, 5]);
    expect(await order(orderFor(waffle, 1))).toBe('placed');
    expect((await menu())[0]).toEqual(['Waffle', null, 4]);
  });

  it('is back when staff say so', async () => {
    await set('product', waffle.id, 'tomorrow');
    expect((await menu())[0]).toEqual(['Waffle', 'Back tomorrow', 0]);
    expect(await set('product', waffle.id, null)).toMatchObject({ items: [] });
    expect((await menu())[0]).toEqual(['Waffle', null, 5]);
    expect(await order(orderFor(waffle, 1))).toBe('placed');
  });

  it('keeps its state when its form is saved, and can be saved meanwhile', async () => {
    const { stockCount: _, stockVersion: __, ...form } = waffle;
    await set('product', waffle.id, '17:00');
    await shop.asAdmin('PUT', `/api/products/${waffle.id}`, { ...form, price: 120 });
    expect((await menu())[0]).toEqual(['Waffle', 'Back at 5:00 pm', 0]);
  });

  it('counts as out of stock in the staff’s lists, with its real stock', async () => {
    await set('product', waffle.id, '17:00');
    const [found] = await shop.asAdmin('GET', '/api/products?status=out-of-stock');
    expect(found).toMatchObject({ name: 'Waffle', stockCount: 5, soldOutUntil: ist('17:00') });
    const records = await shop.asAdmin('GET', '/api/inventory');
    expect(records).toMatchObject([
      { productName: 'Chai', soldOutUntil: null },
      { productName: 'Waffle', currentStock: 5, soldOutUntil: ist('17:00') },
    ]);
  });
});

describe('a category', () => {
  it('is sold out with all its dishes, also those that are added', async () => {
    const tea = await shop.addProduct({ name: 'Tea' });
    await set('product', waffle.id, '17:00');
    await set('category', waffle.categoryId, 'tomorrow');
    await shop.addProduct({ name: 'Lassi', stockCount: 3, categoryId: waffle.categoryId });
    expect(await menu()).toEqual([
      ['Waffle', 'Back tomorrow', 0],
      ['Chai', 'Back tomorrow', 0],
      ['Lassi', 'Back tomorrow', 0],
      ['Tea', null, 10],
    ]);
    expect(await order(orderOf([chai, waffle, tea]))).toEqual([
      409,
      'out_of_stock',
      expect.stringContaining('Chai is out of stock.'),
    ]);
    await set('category', waffle.categoryId, null);
    expect((await menu()).slice(0, 2)).toEqual([
      ['Waffle', 'Back at 5:00 pm', 0],
      ['Chai', null, 5],
    ]);
  });
});

it('what is back first comes first, and what is back is not listed', async () => {
  await set('category', waffle.categoryId, 'tomorrow');
  await set('product', chai.id, '17:00');
  const { token } = await shop.signInAdmin('staff');
  const names = async () =>
    (await shop.succeed('GET', PATH, { token })).items.map(({ name }: Product) => name);
  expect(await names()).toEqual(['Chai', 'Kind of Waffle']);
  shop.platform.setClock(ist('17:00'));
  expect(await names()).toEqual(['Kind of Waffle']);
  await shop.asAdmin('DELETE', `/api/products/${chai.id}`);
  expect(await names()).toEqual(['Kind of Waffle']);
});

it('says which open orders still need it, until its dish is made', async () => {
  const numbers: number[] = [];
  for (const [guest, dish] of [waffle, waffle, chai].entries()) {
    const made = orderFor(dish, 1, { guest: guestOf(guest) });
    const { id, counterNumber } = await placed(shop, made);
    numbers.push(counterNumber);
    if (guest === 1) await shop.setStatus(id, 'on-the-way');
  }
  const needed = async (...marked: Parameters<typeof set>) =>
    (await set(...marked)).items.map(({ neededBy }: { neededBy: number[] }) => neededBy);
  const [first, , third] = numbers;
  expect(await needed('product', waffle.id, '17:00')).toEqual([[first]]);
  expect(await needed('category', waffle.categoryId, 'tomorrow')).toEqual([
    [first],
    [first, third],
  ]);
});

it('is in the audit log', async () => {
  shop.platform.setClock(ist('12:00', 28));
  await set('product', waffle.id, '17:00');
  shop.platform.passSeconds(60);
  await set('product', waffle.id, null);
  await set('category', waffle.categoryId, '18:00');
  const changes = async (area: string) =>
    (await shop.asAdmin('GET', `/api/admin/audit-log?area=${area}`)).items;
  expect((await changes('products')).slice(0, 2)).toMatchObject([
    { by: { name: 'staff' }, subject: { name: 'Waffle' }, to: { soldOutUntil: null } },
    { from: { soldOutUntil: null }, to: { soldOutUntil: ist('17:00', 28) } },
  ]);
  expect((await changes('categories'))[0]).toMatchObject({
    subject: { name: 'Kind of Waffle' },
    to: { soldOutUntil: ist('18:00', 28) },
  });
});

it.each([
  [404, 'not_found', { kind: 'product', id: 'nothing', until: 'tomorrow' }],
  [400, 'bad_input', { kind: 'product', id: 'nothing', until: '24:00' }],
  [400, 'bad_input', { kind: 'shop', id: 'nothing', until: 'tomorrow' }],
  [400, 'bad_input', { kind: 'category', id: 'nothing' }],
])('%i %s for %j', async (status, code, body) => {
  const { token } = await shop.signInAdmin('staff');
  await shop.refuses(() => shop.request('PUT', PATH, { token, body }), code, status);
});
