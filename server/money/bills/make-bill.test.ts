import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import type { Bill } from '../../../shared/contract/money/bill-shape';
import { guestOf, orderFor, placed } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

const REGISTERED = { gstin: '11ABCDE1234F1ZD', fssaiNumber: '12345678901234' };

const shop = await forEachTest(openTestShop());

describe('bills', () => {
  let tea: Product;
  beforeEach(async () => {
    await shop.changeSettings({ openingMode: 'open', ...REGISTERED });
    tea = await shop.addProduct({ price: 40, stockCount: 100 });
  });

  let guests = 0;
  const order = async () => (await placed(shop, orderFor(tea, 1, { guest: guestOf(guests++) }))).id;
  const bill = (id: string): Promise<Bill> => shop.asAdmin('POST', `/api/orders/${id}/bill`);
  const numberOf = async (id: string) => (await bill(id)).billNumber;

  it('are numbered consecutively and never change', async () => {
    const [first, second] = [await order(), await order()];
    const made = await bill(second);
    expect(made).toMatchObject({
      orderId: second,
      billNumber: '2026-27/000001',
      total: 40,
      madeAt: shop.platform.clock().toISOString(),
      seller: expect.objectContaining({ ...REGISTERED, storeName: 'Our cafe', taxRate: 5 }),
    });
    shop.platform.passSeconds(3600);
    expect(await numberOf(first)).toBe('2026-27/000002');
    await shop.changeSettings({ openingMode: 'open', storeName: 'Sold', gstin: '' });
    expect(await bill(second)).toEqual(made);
    const { items } = await shop.asAdmin('GET', '/api/admin/audit-log?area=orders');
    expect(items).toEqual([
      expect.objectContaining({
        subject: { id: first, name: first },
        to: { billNumber: '2026-27/000002' },
      }),
      expect.objectContaining({
        subject: { id: second, name: second },
        from: { billNumber: null },
        to: { billNumber: '2026-27/000001' },
      }),
    ]);
  });

  it('take no number when staff open the bill of an order that is unpaid or not begun', async () => {
    const id = await order();
    const { token } = await shop.signInAdmin('staff');
    const open = (of = id) =>
      shop.request('POST', `/api/orders/${of}/bill`, { token, body: { ifDue: true } });
    const isRefused = async () => {
      const before = await shop.everything();
      expect(await open()).toMatchObject({ status: 409, body: { code: 'bill_not_due' } });
      expect(await shop.everything()).toBe(before);
    };
    await isRefused();
    await shop.setPayment(id, 'paid');
    await isRefused();
    await shop.setStatus(id, 'preparing');
    expect(await open()).toMatchObject({ body: { billNumber: '2026-27/000001' } });
    // A bill that was asked for is there whatever became of the order.
    const asked = await order();
    const number = await numberOf(asked);
    expect(await open(asked)).toMatchObject({ status: 200, body: { billNumber: number } });
  });

  it('restart at 1 on the first of April in Kolkata', async () => {
    shop.platform.setClock('2027-03-31T18:29:59.000Z');
    const before = [await order(), await order()];
    for (const id of before) await bill(id);
    const later = await order();
    shop.platform.setClock('2027-03-31T18:30:00.000Z');
    expect(await numberOf(later)).toBe('2027-28/000001');
    expect(await Promise.all(before.map(numberOf))).toEqual(['2026-27/000001', '2026-27/000002']);
  });

  it('made concurrently have different numbers without a gap', async () => {
    const ids: string[] = [];
    for (let each = 0; each < 8; each += 1) ids.push(await order());
    const twice = await Promise.all([...ids, ...ids].map(numberOf));
    expect(twice.slice(8)).toEqual(twice.slice(0, 8));
    expect([...new Set(twice)].sort()).toEqual(ids.map((_, index) => `2026-27/00000${index + 1}`));
  });

  it('name the payments that nobody has taken back', async () => {
    const id = await order();
    expect((await bill(id)).payments).toEqual([]);
    const pay = (method: 'cash' | 'card', amount: number, received: number) => {
      shop.platform.passSeconds(1);
      return shop.asAdmin('POST', `/api/orders/${id}/payments`, { method, amount, received });
    };
    await pay('cash', 30, 0);
    const mistaken = await pay('card', 10, 30);
    expect((await bill(id)).payments).toEqual([
      { kind: 'payment', method: 'cash', amount: 30 },
      { kind: 'payment', method: 'card', amount: 10 },
    ]);
    const { id: card } = mistaken.payments[1];
    shop.platform.passSeconds(1);
    await shop.asAdmin('POST', `/api/orders/${id}/payments/${card}/take-back`, {});
    const refund = { method: 'cash', amount: 5, received: 30, reason: 'Cold' };
    await shop.asAdmin('POST', `/api/orders/${id}/refunds`, refund);
    expect((await bill(id)).payments).toEqual([
      { kind: 'payment', method: 'cash', amount: 30 },
      { kind: 'refund', method: 'cash', amount: 5 },
    ]);
  });

  it('are refused for a cancelled order, but an earlier bill remains', async () => {
    const [billed, bare] = [await order(), await order()];
    const made = await bill(billed);
    for (const id of [billed, bare]) {
      await shop.setStatus(id, 'cancelled');
    }
    expect({ ...(await bill(billed)), creditNotes: [] }).toEqual(made);
    const { token } = await shop.signInAdmin('staff');
    const before = await shop.everything();
    for (const [id, status, code] of [
      [bare, 409, 'order_cancelled'],
      ['nobody', 404, 'not_found'],
    ]) {
      const answer = await shop.request('POST', `/api/orders/${id}/bill`, { token });
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
    expect(await shop.everything()).toBe(before);
    expect(await numberOf(await order())).toBe('2026-27/000002');
  });
});
