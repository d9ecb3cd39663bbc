import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import { GUEST, orderOf, sendOrder } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

const option = (value: string, priceModifier = 0, more = {}) => ({
  value,
  label: value.toUpperCase(),
  priceModifier,
  ...more,
});
const SIZE = {
  label: 'Size',
  options: [option('regular', 0, { isDefault: true }), option('large', 40)],
  min: 1,
};
const TOPPING = { label: 'Topping', options: [option('honey', 20), option('jam', 10)], max: 2 };
const SOLD_OUT = '/api/products/sold-out';

let waffle: Product;
const shop = await forEachTest(openTestShop());
beforeEach(async () => {
  waffle = await shop.addProduct({
    name: 'Waffle',
    customizationOptions: { size: SIZE, topping: TOPPING },
  });
});

/** Orders one of a product: its options and price, or the refusal. @param chosen 'topping.honey' */
const order = async (product: Product, ...chosen: string[]) => {
  const customizations = chosen.map((path) => {
    const [section, value] = path.split('.');
    return { section, value };
  });
  const items = [{ productId: product.id, quantity: 1, customizations }];
  const { status, body } = await sendOrder(shop, orderOf([], { items, guest: GUEST }));
  if (status !== 201) return [body.code, body.message];
  const [item] = body.items;
  const values = item.customizations.map(({ value }: { value: string }) => value);
  return [values.join(' '), item.finalPrice];
};

describe('an order', () => {
  it('has as many options of a section as its rule says, and its default', async () => {
    expect(await order(waffle)).toEqual(['regular', 100]);
    expect(await order(waffle, 'topping.jam', 'size.large', 'topping.honey')).toEqual([
      'large honey jam',
      170,
    ]);
    const before = await shop.everything();
    expect((await order(waffle, 'size.large', 'size.regular'))[0]).toBe('option_unavailable');
    expect((await order(waffle, 'topping.jam', 'topping.jam'))[0]).toBe('option_unavailable');
    expect(await shop.everything()).toBe(before);
  });

  it('without a choice that its dish needs is refused by name', async () => {
    const shake = await shop.addProduct({
      name: 'Shake',
      price: 0,
      customizationOptions: {
        flavour: { ...SIZE, label: 'Flavour', options: [option('fig', 90)] },
      },
    });
    const before = await shop.everything();
    expect(await order(shake)).toEqual(['option_required', 'Shake: please choose “Flavour”.']);
    expect(await shop.everything()).toBe(before);
    expect(await order(shake, 'flavour.fig')).toEqual(['fig', 90]);
  });
});

describe('an option that staff sold out', () => {
  const setSoldOut = async (id: string, until: string | null) => {
    const { token } = await shop.signInAdmin('staff');
    return shop.request('PUT', SOLD_OUT, { token, body: { kind: 'option', id, until } });
  };
  const soldOutNow = async () => {
    await shop.succeed('GET', '/api/settings');
    return (await shop.succeed('GET', '/api/settings')).soldOutOptions;
  };

  it('cannot be ordered until its minute, in its dish alone', async () => {
    const cake = await shop.addProduct({
      name: 'Cake',
      categoryId: waffle.categoryId,
      customizationOptions: { topping: TOPPING },
    });
    expect(await soldOutNow()).toEqual([]);
    const id = `${waffle.id}.topping.honey`;
    expect((await setSoldOut(id, '17:00')).body.items).toMatchObject([
      { kind: 'option', id, name: 'HONEY (Waffle: Topping)' },
    ]);
    expect(await soldOutNow()).toEqual([id]);
    const before = await shop.everything();
    const refused = ['option_sold_out', 'Waffle: HONEY is sold out.'];
    expect(await order(waffle, 'topping.honey')).toEqual(refused);
    expect(await shop.everything()).toBe(before);
    expect(await order(waffle, 'topping.jam')).toEqual(['regular jam', 110]);
    expect(await order(cake, 'topping.honey')).toEqual(['honey', 120]);

    shop.platform.setClock('2026-04-15T16:59:59+05:30');
    expect(await order(waffle, 'topping.honey')).toEqual(refused);
    shop.platform.setClock('2026-04-15T17:00:00+05:30');
    expect(await soldOutNow()).toEqual([]);
    expect(await order(waffle, 'topping.honey')).toEqual(['regular honey', 120]);
  });

  it('is no default any more, and is back when staff say so', async () => {
    const id = `${waffle.id}.size.regular`;
    await setSoldOut(id, 'tomorrow');
    await setSoldOut(`${waffle.id}.topping.jam`, 'tomorrow');
    expect(await order(waffle)).toEqual(['option_required', 'Waffle: please choose “Size”.']);
    expect(await order(waffle, 'size.large')).toEqual(['large', 140]);
    expect((await setSoldOut(id, null)).body.items).toHaveLength(1);
    expect(await order(waffle)).toEqual(['regular', 100]);
  });

  it('is sold out in all dishes that share it, also in one that takes it up later', async () => {
    const { id } = await shop.asAdmin('POST', '/api/products/shared-options', {
      ...TOPPING,
      productIds: [waffle.id],
    });
    expect((await setSoldOut(`${id}.honey`, 'tomorrow')).status).toBe(200);
    const cake = await shop.addProduct({
      name: 'Cake',
      customizationOptions: { sweet: { ...TOPPING, sharedId: id } },
    });
    expect((await order(waffle, 'topping.honey'))[0]).toBe('option_sold_out');
    expect((await order(cake, 'sweet.honey'))[0]).toBe('option_sold_out');
    const { token } = await shop.signInAdmin('staff');
    const { items } = await shop.succeed('GET', SOLD_OUT, { token });
    expect(items).toMatchObject([{ name: 'HONEY (2 dishes: Topping)' }]);
    const log = await shop.asAdmin('GET', `/api/admin/audit-log?area=products&q=HONEY`);
    expect(log.items).toContainEqual(
      expect.objectContaining({
        subject: { id: `${id}.honey`, name: 'HONEY (Waffle: Topping)' },
        from: { soldOutUntil: null },
      }),
    );
  });

  it('is on the menu', async () => {
    const before = await shop.everything();
    const answer = await setSoldOut(`${waffle.id}.topping.nobody`, 'tomorrow');
    expect(answer.body.code).toBe('not_found');
    expect(await shop.everything()).toBe(before);
  });
});
