import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import { GUEST, guestOf, orderFor, placed } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

const OPTIONS = {
  topping: {
    label: 'Topping',
    options: [
      { value: 'honey', label: 'Hill honey', priceModifier: 20.5 },
      { value: 'plain', label: 'Plain', priceModifier: -10.25 },
    ],
  },
};

const shop = await forEachTest(openTestShop());
const manager = await shop.signInAdmin('manager');

describe('the products', () => {
  let categoryId: string;
  beforeEach(async () => {
    categoryId = (await shop.addCategory('Hot things')).id;
  });

  const send = (method: string, path: string, body?: unknown) =>
    shop.request(method, `/api/products${path}`, { token: manager.token, body });
  const add = async (fields: object): Promise<Product> =>
    shop.asAdmin('POST', '/api/products', { name: 'Tea', price: 40, categoryId, ...fields });
  const list = async (query = '', token: string | undefined = undefined): Promise<Product[]> =>
    shop.succeed('GET', `/api/products${query}`, { token });

  const refused = (code: string, method: string, path: string, body?: unknown) =>
    shop.refuses(() => send(method, path, body), code);

  it('are returned as entered', async () => {
    const entered = {
      name: 'Waffle',
      description: 'Crisp',
      price: 149.95,
      imageUrl: '/pictures/waffle.svg',
      categoryId,
      isAvailable: true,
      stockCount: 7,
      packagingCharge: 5.05,
      customizationOptions: OPTIONS,
      diet: 'non-veg',
      contains: ['gluten', 'egg'],
      goesWith: [],
      otherWords: 'gaufre, वाफल',
    };
    const answer = await send('POST', '', entered);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      ...entered,
      id: expect.any(String),
      slug: 'waffle',
      categoryName: 'Hot things',
      soldOutUntil: null,
      back: null,
      prepMinutes: null,
      version: 1,
      stockVersion: 1,
    });
    expect(await list()).toEqual([{ ...answer.body, isPopular: false }]);
    const changed = { ...entered, name: 'Gold waffle', price: 10.26, isAvailable: false };
    const { body } = await send('PUT', `/${answer.body.id}`, changed);
    expect(body).toEqual({ ...answer.body, ...changed, version: 2, stockVersion: 2 });
    expect(await list('', manager.token)).toEqual([{ ...body, isPopular: false }]);
  });

  it('keep their stock unless the update sets one', async () => {
    const { stockCount, ...tea } = await add({ stockCount: 7 });
    expect(stockCount).toBe(7);
    const { body: kept } = await send('PUT', `/${tea.id}`, tea);
    expect(kept.stockCount).toBe(7);
    expect((await send('PUT', `/${tea.id}`, { ...kept, stockCount: 2 })).body.stockCount).toBe(2);
    const { stockCount: none, ...bare } = await add({ name: 'Bare' });
    expect(none).toBe(0);
    expect((await send('PUT', `/${bare.id}`, { ...bare, stockCount: 4 })).body.stockCount).toBe(4);
    const [record] = await shop.asAdmin('GET', '/api/inventory');
    expect(record).toMatchObject({ productName: 'Bare', startingStock: 4, currentStock: 4 });
  });

  it('keep what they contain and go well with unless an update says it', async () => {
    const [jam, gone] = [await add({ name: 'Jam' }), await add({ name: 'Gone' })];
    await send('DELETE', `/${gone.id}`);
    const goesWith = [gone.id, jam.id, 'nothing'];
    const tea = await add({ contains: ['nuts', 'milk', 'nuts'], goesWith, otherWords: ' chiya ' });
    expect(tea).toMatchObject({ contains: ['milk', 'nuts'], goesWith: [jam.id] });
    // A back office that was open before the upgrade sends none of them.
    const { contains, goesWith: _, otherWords, ...old } = tea;
    const { body: kept } = await send('PUT', `/${tea.id}`, old);
    expect(kept).toMatchObject({ contains, goesWith: [jam.id], otherWords: 'chiya' });
    await refused('bad_input', 'PUT', `/${tea.id}`, { ...kept, otherWords: 'x'.repeat(201) });
    const changed = { ...kept, contains: [], goesWith: [tea.id], otherWords: '' };
    const { body } = await send('PUT', `/${tea.id}`, changed);
    expect(body).toMatchObject({ contains: [], goesWith: [] });
    expect(body).not.toHaveProperty('otherWords');
  });

  it('are not marked veg above what they contain, if an update leaves that alone', async () => {
    const { contains: _, ...omelette } = await add({ contains: ['egg'], diet: 'non-veg' });
    const body = await shop.refuses(
      () => send('PUT', `/${omelette.id}`, { ...omelette, diet: 'veg' }),
      'bad_input',
      400,
    );
    expect(body.data.issues).toEqual([{ path: 'diet', message: 'A dish with egg is non-veg' }]);
    expect((await send('PUT', `/${omelette.id}`, omelette)).body.contains).toEqual(['egg']);
  });

  it('are hidden from customers when they or their category are inactive', async () => {
    const shown = await add({ name: 'Shown' });
    const inactive = await add({ name: 'Inactive', isAvailable: false });
    const hidden = await shop.addProduct({ name: 'Hidden' });
    const category = { name: 'Hidden ones', isActive: false };
    await shop.asAdmin('PUT', `/api/categories/${hidden.categoryId}`, category);
    const ids = async (token?: string) => (await list('', token)).map(({ id }) => id);
    const staff = await shop.signInAdmin('staff');
    const customer = await shop.signInCustomer();
    for (const token of [undefined, customer.token, staff.token])
      expect(await ids(token)).toEqual([shown.id]);
    expect(await ids(manager.token)).toEqual([shown.id, inactive.id, hidden.id]);
    expect(await list(`?categoryId=${hidden.categoryId}`)).toEqual([]);
  });

  it('are listed by category and by status', async () => {
    for (const [name, stockCount] of [
      ['None', 0],
      ['Four', 4],
      ['Five', 5],
    ] as const) {
      await add({ name, stockCount });
    }
    await add({ name: 'Off', stockCount: 9, isAvailable: false });
    await shop.addProduct({ name: 'Elsewhere', stockCount: 50 });
    const names = async (query: string) =>
      (await list(query, manager.token)).map(({ name }) => name);
    expect(await names('?status=active')).toEqual(['Five', 'Elsewhere']);
    expect(await names(`?status=active&categoryId=${categoryId}`)).toEqual(['Five']);
    expect(await names('?status=low-stock')).toEqual(['Four']);
    expect(await names('?status=out-of-stock')).toEqual(['None']);
    expect(await names('?status=inactive')).toEqual(['Off']);
    expect(await names('?categoryId=none')).toEqual([]);
  });

  it('disappear when deleted', async () => {
    const tea = await add({ stockCount: 3 });
    expect((await send('DELETE', `/${tea.id}`)).status).toBe(204);
    expect(await list('', manager.token)).toEqual([]);
    expect(await shop.succeed('GET', '/api/inventory/public')).toEqual({});
    await refused('not_found', 'DELETE', `/${tea.id}`);
    await refused('not_found', 'PUT', `/${tea.id}`, tea);
    await refused('not_found', 'PUT', '/none', tea);
  });

  it('need an existing category', async () => {
    const tea = await add({});
    const { id: deleted } = await shop.addCategory('Deleted');
    await shop.asAdmin('DELETE', `/api/categories/${deleted}`);
    for (const id of ['none', deleted]) {
      await refused('not_found', 'POST', '', { name: 'Tea', price: 1, categoryId: id });
      await refused('not_found', 'PUT', `/${tea.id}`, { ...tea, categoryId: id });
    }
  });

  it('never become free by their options', async () => {
    const tea = await add({ customizationOptions: OPTIONS, price: 10.26 });
    const free = { name: 'Tea', price: 10.25, categoryId, customizationOptions: OPTIONS };
    await refused('price_not_positive', 'POST', '', free);
    await refused('price_not_positive', 'PUT', `/${tea.id}`, free);
    await refused('price_not_positive', 'POST', '', { ...free, price: 0 });
  });

  it('may be shown at the price 0, and then cannot be ordered', async () => {
    const water = await add({ price: 0, stockCount: 5 });
    expect((await list()).map(({ id, price }) => [id, price])).toEqual([[water.id, 0]]);
    const before = await shop.everything();
    const answer = await shop.request('POST', '/api/orders', {
      body: orderFor(water, 1, { guest: GUEST }),
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'price_not_positive' } });
    expect(await shop.everything()).toBe(before);
  });

  it('are popular in the menu’s lists from five orders on that are not cancelled', async () => {
    const chai = await add({ name: 'Chai', stockCount: 50 });
    const latte = await add({ name: 'Latte', stockCount: 50 });
    await add({ name: 'Mocha' });
    const popular = async () =>
      (await list()).filter(({ isPopular }) => isPopular).map(({ name }) => name);
    const order = async (product: Product, times: number) => {
      for (let count = 0; count < times; count += 1) {
        await placed(shop, orderFor(product, 1, { guest: guestOf(count) }));
      }
    };
    await order(chai, 4);
    expect(await popular()).toEqual([]);
    await order(latte, 5);
    expect(await popular()).toEqual(['Latte']);
    const last = await placed(shop, orderFor(chai, 9, { guest: GUEST }));
    expect(await popular()).toEqual(['Chai', 'Latte']);
    await shop.setStatus(last.id, 'cancelled');
    expect(await popular()).toEqual(['Latte']);
  });

  it.each([
    { contains: ['love'] },
    { contains: ['egg'], diet: 'veg' },
    { goesWith: ['a', 'b', 'c', 'd'] },
  ])('are refused with %j', async (wrong) => {
    await refused('bad_input', 'POST', '', { name: 'Tea', price: 40, categoryId, ...wrong });
  });

  it('refuse a section named __proto__', async () => {
    const section = JSON.stringify(OPTIONS.topping);
    const fields = `"name":"Tea","price":40,"categoryId":"${categoryId}"`;
    const body = `{${fields},"customizationOptions":{"__proto__":${section}}}`;
    await send('POST', '', body);
    for (const product of await list()) expect(product.customizationOptions).toEqual({});
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
