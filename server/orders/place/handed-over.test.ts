import { describe, expect, it } from 'vitest';
import { openKitchenShop } from '../../../tests/support/kitchen/kitchen-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { FIRST_ADMIN } from '../../../tests/support/platform/live-shop';
import { proveSums, troublesOf } from '../../money/proof/prove-sums';
import { LIMIT_RULES } from '../../platform/limits/limit-rules';

const cafe = await forEachTest(openKitchenShop());
const { shop } = cafe;
const manager = await shop.signInAdmin('manager');
const owner = await shop.signInAdmin();
const { points: MOST_UNITS } = LIMIT_RULES.soldOutHandedOver;

const pie = (stockCount: number) => shop.addProduct({ name: 'Pie', price: 70, stockCount });

/** One of the staff whose units of the day are all left. */
async function newCook(): Promise<{ token: string }> {
  const account = { ...FIRST_ADMIN, email: `${shop.platform.newId()}@cafe.example` };
  await shop.asAdmin('POST', '/api/admins', { ...account, name: 'Cook', role: 'staff' });
  return shop.signInByPassword(account);
}

interface Sent {
  tablet?: object;
  discount?: object;
  sellAnyway?: boolean;
  key?: string;
  by?: { token: string };
}

/** Sends an order that a tablet took, and staff handed over, without a network. */
async function send(
  items: object[],
  { tablet, discount, sellAnyway, key = 'k', by = cafe.cook }: Sent = {},
) {
  const takenAt = shop.platform.clock().toISOString();
  const { status, body } = await shop.request('POST', '/api/admin/orders', {
    token: by.token,
    headers: { 'idempotency-key': key },
    body: {
      channel: 'counter',
      deliveryMethod: 'pickup',
      items,
      discount,
      sellAnyway,
      tablet: { id: 'one', takenAt, isHandedOver: true, ...tablet },
    },
  });
  return { status, body, answer: body.code ?? body.status };
}

describe('an order that was handed over before its dish ran out', () => {
  it('is recorded once, with the shortage found and in the audit log', async () => {
    const { id: productId } = await pie(1);
    const items = [{ productId, quantity: 3 }];
    const sent = await send(items);
    expect([sent.status, sent.answer]).toEqual([201, 'delivered']);
    const again = await send(items);
    expect([again.status, again.body.id]).toEqual([200, sent.body.id]);
    expect(await shop.stockOf(productId)).toBe(0);
    const { items: changes } = await shop.asAdmin('GET', '/api/admin/audit-log?area=inventory');
    expect(changes.find(({ from }: { from: unknown }) => from)).toMatchObject({
      reason: 'handed over',
      from: { currentStock: 1 },
      to: { currentStock: 3 },
    });
    const taken = (await cafe.audited(sent.body)).find(({ from }) => from === null);
    expect(taken).toMatchObject({ to: { isHandedOver: true }, reason: 'handed over' });
    expect(troublesOf(await proveSums(shop.shop.database.db))).toEqual([]);
  });

  it('is recorded with an option that is sold out by now', async () => {
    const options = [{ value: 'honey', label: 'Honey', priceModifier: 0 }];
    const { id: productId } = await shop.addProduct({
      name: 'Toast',
      price: 40,
      customizationOptions: { topping: { label: 'Topping', options, max: 1 } },
    });
    const id = `${productId}.topping.honey`;
    await shop.asAdmin('PUT', '/api/products/sold-out', { kind: 'option', id, until: 'tomorrow' });
    const customizations = [{ section: 'topping', value: 'honey' }];
    const items = [{ productId, quantity: 1, customizations }];
    const toMake = await send(items, { tablet: { isHandedOver: false } });
    expect(toMake.answer).toBe('option_sold_out');
    expect((await send(items)).answer).toBe('delivered');
  });

  it('is refused while it has still to be made, and when it was sent at once', async () => {
    const items = [{ productId: (await pie(0)).id, quantity: 1 }];
    const before = await shop.everything();
    for (const tablet of [{ isHandedOver: false }, { takenAt: undefined }]) {
      expect((await send(items, { tablet })).answer).toBe('out_of_stock');
    }
    expect(await shop.everything()).toBe(before);
  });

  it('counts only the units of orders that were placed', async () => {
    const { id: productId } = await pie(0);
    const of = (quantity: number) => [{ productId, quantity }];
    const by = await newCook();
    const tooMuch = { kind: 'staff-discount', percent: 50, amount: null, reason: 'Friend' };
    const answers: unknown[] = [];
    for (const [quantity, sent] of [
      [MOST_UNITS, { discount: tooMuch }],
      [MOST_UNITS + 1, {}],
      [MOST_UNITS - 1, {}],
      [MOST_UNITS, {}],
      [1, {}],
      [1, { tablet: { id: 'another' } }],
    ] as const) {
      const key = String(answers.length);
      const { answer } = await send(of(quantity), { key, tablet: { id: 'full' }, by, ...sent });
      answers.push(answer);
    }
    const runOut = 'out_of_stock';
    const expected = ['discount_above_cap', runOut, 'delivered', runOut, 'delivered', runOut];
    expect(answers).toEqual(expected);
  });

  it('counts once what a tablet sends twice at once', async () => {
    const { id: productId } = await pie(0);
    const half = MOST_UNITS / 2;
    const items = [{ productId, quantity: half }];
    const sent = { by: await newCook(), tablet: { id: 'twice' } };
    const twice = await Promise.all([send(items, sent), send(items, sent)]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    expect((await send(items, { ...sent, key: 'next' })).answer).toBe('delivered');
  });

  it('waits for a manager beyond the units of one of the staff or of one tablet a day', async () => {
    const { id: productId } = await pie(0);
    const of = (quantity: number) => [{ productId, quantity }];
    const [a, b] = [{ tablet: { id: 'a' } }, { tablet: { id: 'b' } }];
    const all = await send(of(MOST_UNITS), { by: manager, ...a });
    expect(all.answer).toBe('delivered');
    const before = await shop.everything();
    expect((await send(of(1), { key: '1', by: manager, ...b })).answer).toBe('out_of_stock');
    expect((await send(of(1), { key: '2', ...a })).answer).toBe('out_of_stock');
    expect(await shop.everything()).toBe(before);
    expect((await send(of(1), { key: '3', ...b })).answer).toBe('delivered');
    const sold = await send(of(1), { key: '4', by: owner, sellAnyway: true, ...a });
    expect(sold.answer).toBe('delivered');
    const taken = (await cafe.audited(sold.body)).find(({ from }) => from === null);
    expect(taken).toMatchObject({ to: { isHandedOver: true }, reason: 'sold anyway' });
  });
});
