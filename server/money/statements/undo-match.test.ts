import { beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '../../../shared/contract/orders/order-shape';
import { guestOf, orderFor, placed } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { proveSums, troublesOf } from '../proof/prove-sums';

const REFERENCE = '630668416110';
let one: string;
let two: string;
const shop = await forEachTest(openTestShop());
const { token: staff } = await shop.signInAdmin();
beforeEach(async () => {
  await shop.changeSettings({ openingMode: 'open', upiId: 'cafe@bank' });
  const tea = await shop.addProduct({ price: 100, stockCount: 100 });
  const order = async (guest: number) =>
    (await placed(shop, orderFor(tea, 2, { guest: guestOf(guest) }))).id;
  [one, two] = [await order(1), await order(2)];
});

const read = (id: string): Promise<Order> => shop.asAdmin('GET', `/api/orders/admin/${id}`);
const find = (q: string) =>
  shop.asAdmin('GET', `/api/admin/statements/credits?q=${encodeURIComponent(q)}`);
const undo = (id: string) => {
  shop.platform.passSeconds(1);
  return shop.request('POST', `/api/admin/statements/credits/${id}/undo`, {
    token: staff,
    body: {},
  });
};
const match = (amount: number, ...ids: string[]) =>
  confirm(`UPI/CR/${REFERENCE}/ASHA/rent`, amount, ids);
/** Confirms the credit of the statement for these orders. @returns whether it was free. */
async function confirm(narration: string, amount: number, ids: string[]): Promise<boolean> {
  const day = shop.platform.clock().toISOString().slice(0, 10);
  const text = `Date,Narration,Credit\n${day},${narration},${amount}`;
  const { matches } = await shop.asAdmin('POST', '/api/admin/statements/preview', { text });
  if (matches.length === 0) return false;
  await shop.asAdmin('POST', '/api/admin/statements/confirm', {
    matches: [{ credit: matches[0].credit, orders: ids.map((id) => ({ id })) }],
  });
  return true;
}

describe('a credit that was matched to the wrong order', () => {
  it('is found, undone once, and free for another order', async () => {
    await match(200, one);
    for (const q of [REFERENCE, one, '200', '₹200.00', '2026-04-15']) {
      expect((await find(q)).items).toMatchObject([
        { reference: REFERENCE, amount: 200, orders: [{ id: one, amount: 200 }] },
      ]);
    }
    for (const q of ['201', '12.345', '6306684161106306']) {
      expect((await find(q)).items).toEqual([]);
    }
    const [{ id }] = (await find('')).items;
    const answers = await Promise.all([undo(id), undo(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await read(one)).toMatchObject({ paymentStatus: 'pending', payments: [] });
    expect((await find('')).total).toBe(0);
    const { items } = await shop.asAdmin('GET', '/api/admin/audit-log?area=orders');
    expect(items[0].reason).toBe('A bank credit was matched to the wrong order');

    expect(await match(200, two)).toBe(true);
    expect(await match(200, two)).toBe(false);
    expect(await read(two)).toMatchObject({ paymentStatus: 'paid', bankPayments: { owed: 0 } });
    expect(troublesOf(await proveSums(shop.shop.database.db))).toEqual([]);
  });

  it('that paid two orders is not undone for one of them by a status', async () => {
    await match(400, one, two);
    const path = `/api/orders/${one}/payment-status`;
    const { body } = await shop.request('PUT', path, {
      token: staff,
      body: { paymentStatus: 'pending' },
    });
    expect(body.data.issues).toEqual([
      { path: 'paymentStatus', message: expect.stringContaining(two) },
    ]);
    for (const id of [one, two]) expect(await read(id)).toMatchObject({ paymentStatus: 'paid' });
    await undo((await find('')).items[0].id);
    await match(400, one);
    await shop.asAdmin('PUT', path, { paymentStatus: 'pending' });
    expect(await read(one)).toMatchObject({ paymentStatus: 'pending', payments: [] });
  });

  it('is undone on the page of one of its orders for all of them', async () => {
    await match(400, one, two);
    const [payment] = (await read(two)).payments ?? [];
    const path = `/api/orders/${two}/payments/${payment?.id}/take-back`;
    const { token } = await shop.signInAdmin('staff');
    expect((await shop.request('POST', path, { token, body: {} })).status).toBe(403);
    expect((await shop.request('POST', path, { token: staff, body: {} })).status).toBe(200);
    expect([(await read(one)).paymentStatus, (await read(two)).paymentStatus]).toEqual([
      'pending',
      'pending',
    ]);
  });

  it('leaves an order paid that staff had marked paid by hand before', async () => {
    await shop.setPayment(one, 'paid');
    await match(200, one);
    await undo((await find('')).items[0].id);
    expect(await read(one)).toMatchObject({
      paymentStatus: 'paid',
      payments: [{ method: 'upi', amount: 200 }],
      bankPayments: { owed: 200 },
    });
  });

  it('stays while its money is refunded', async () => {
    await match(200, one);
    await shop.setPayment(one, 'refunded');
    expect((await undo((await find('')).items[0].id)).status).toBe(409);
  });

  it('is free again when it was set aside as no order’s', async () => {
    await match(200);
    const { items } = await find(REFERENCE);
    expect(items).toMatchObject([{ orders: [] }]);
    expect((await undo(items[0].id)).status).toBe(200);
    expect(await match(200, one)).toBe(true);
  });

  it('is set aside when it turns out to pay no order', async () => {
    await match(200, one);
    await undo((await find('')).items[0].id);
    expect(await match(200)).toBe(true);
    expect(await match(200)).toBe(false);
    const { items } = await find('');
    expect(items).toMatchObject([{ reference: REFERENCE, orders: [] }]);
    expect((await undo(items[0].id)).status).toBe(200);
    expect(await match(200, two)).toBe(true);
  });

  it('names only whole UPI ids for a refund', async () => {
    const upiIds = async (narration: string, id: string) => {
      await confirm(narration, 200, [id]);
      return (await read(id)).bankPayments?.upiIds;
    };
    const halfId = 'UPI-ASHA RAI-asha-rai@okhdfcbank-HDFC0000001-630668416111-rent';
    expect(await upiIds(halfId, one)).toEqual([]);
    expect(await upiIds('UPI/CR/630668416112/ASHA/asharai@okhdfcbank/rent', two)).toEqual([
      'asharai@okhdfcbank',
    ]);
  });
});
