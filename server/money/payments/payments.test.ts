import { beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '../../../shared/contract/orders/order-shape';
import { MOST_PAYMENTS } from '../../../shared/domain/orders/order-payments';
import type { PaymentStatus } from '../../../shared/domain/orders/payment';
import { GUEST, orderFor, placed } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { proveSums, troublesOf } from '../proof/prove-sums';

let id: string;
let tea: { id: string };
const shop = await forEachTest(openTestShop());
beforeEach(async () => {
  await shop.changeSettings({ openingMode: 'open', upiId: 'cafe@bank' });
  tea = await shop.addProduct({ price: 190, stockCount: 100 });
  ({ id } = await placed(shop, orderFor(tea, 1, { guest: GUEST })));
});

const owner = await shop.signInAdmin();
const db = () => shop.shop.database.db;
const set = (paymentStatus: PaymentStatus) => shop.setPayment(id, paymentStatus);
const read = (): Promise<Order> => shop.asAdmin('GET', `/api/orders/admin/${id}`);
/** Kind, method and rupees of each row, in the order in which they were added. */
async function rows(): Promise<string[]> {
  const list = await db()
    .selectFrom('payments')
    .select(['kind', 'method', 'amount_paise', 'at'])
    .where('order_id', '=', id)
    .orderBy('at')
    .orderBy('kind')
    .orderBy('amount_paise')
    .execute();
  return list.map(({ kind, method, amount_paise }) => `${kind} ${method} ${amount_paise / 100}`);
}
/** A bank's statement with one credit for the order, confirmed as staff do. */
async function credit(amount: number, reference: string): Promise<void> {
  const day = shop.platform.clock().toISOString().slice(0, 10);
  const text = `Date,Narration,Credit\n${day},UPI/CR/${reference}/ASHA/${id},${amount}`;
  const { matches } = await shop.asAdmin('POST', '/api/admin/statements/preview', { text });
  const body = { matches: [{ credit: matches[0].credit, orders: [{ id }] }] };
  await shop.asAdmin('POST', '/api/admin/statements/confirm', body);
}
const addsUp = async () => expect(troublesOf(await proveSums(db()))).toEqual([]);

describe('the list of payments', () => {
  it('has what each payment status says, whatever was before', async () => {
    const steps: [PaymentStatus, string[]][] = [
      ['paid', ['payment upi 190']],
      ['pending', ['payment upi -190']],
      ['paid', ['payment upi 190']],
      ['refunded', ['refund upi -190']],
      ['paid', ['refund upi 190']],
      ['refunded', ['refund upi -190']],
      ['failed', ['payment upi -190', 'refund upi 190']],
      ['pending', []],
      ['refunded', []],
      ['pending', []],
    ];
    const expected: string[] = [];
    for (const [status, added] of steps) {
      shop.platform.passSeconds(1);
      await set(status);
      expected.push(...added);
      expect([status, await rows()]).toEqual([status, expected]);
      await addsUp();
    }
  });

  it('replaces a payment that was marked by hand by the bank’s credits', async () => {
    await set('paid');
    shop.platform.passSeconds(1);
    await credit(100, '630668416111');
    const part = ['payment upi 190', 'payment upi -190', 'payment upi 90', 'payment bank 100'];
    expect(await rows()).toEqual([part[0], part[1], part[2], part[3]]);
    expect((await read()).bankPayments).toMatchObject({ owed: 90 });
    shop.platform.passSeconds(1);
    await credit(90, '630668416112');
    expect(await rows()).toEqual([...part, 'payment upi -90', 'payment bank 90']);
    expect(await read()).toMatchObject({ paymentStatus: 'paid', bankPayments: { owed: 0 } });
    await addsUp();
  });

  it('has the part that has arrived, and completes it when staff mark the order paid', async () => {
    await credit(100, '630668416113');
    await set('failed');
    shop.platform.passSeconds(1);
    await set('paid');
    expect(await rows()).toEqual(['payment bank 100', 'payment upi 90']);
    shop.platform.passSeconds(1);
    await set('refunded');
    expect((await rows()).slice(2)).toEqual(['refund upi -190']);
    await addsUp();
  });

  it('has the whole of a credit that is more than the order costs', async () => {
    await credit(200, '630668416114');
    expect(await rows()).toEqual(['payment bank 200']);
    expect(await read()).toMatchObject({ paymentStatus: 'paid', bankPayments: { owed: 0 } });
    await addsUp();
  });

  it('counts the money once when staff mark it and match its credit at the same time', async () => {
    await Promise.all([set('paid'), set('paid'), credit(190, '630668416115')]);
    const sums = await db()
      .selectFrom('payments')
      .select(({ fn }) => fn.sum('amount_paise').as('sum'))
      .execute();
    expect(Number(sums[0]?.sum)).toBe(19_000);
    await addsUp();
  });

  it('ends at so many that staff have entered, however small; all are undone, and the bank’s come in', async () => {
    const path = `/api/orders/${id}/payments`;
    const body = { method: 'cash', amount: 0.01, received: 0 };
    const { payments: [first] = [] } = await shop.asAdmin('POST', path, body);
    const row = await db().selectFrom('payments').selectAll().executeTakeFirstOrThrow();
    const more = Array.from({ length: MOST_PAYMENTS - 1 }, (_, of) => ({
      ...row,
      id: `part-${of}`,
    }));
    await db().insertInto('payments').values(more).execute();
    const { token } = owner;
    const received = MOST_PAYMENTS / 100;
    const entered = { token, body: { ...body, received } };
    const refused = await shop.refuses(() => shop.request('POST', path, entered), 'payments_full');
    expect(refused.data).toEqual({ most: MOST_PAYMENTS });
    const back = { ...entered, body: { ...entered.body, reason: 'Too much' } };
    const refund = () => shop.request('POST', `/api/orders/${id}/refunds`, back);
    await shop.refuses(refund, 'payments_full');
    for (const paymentStatus of ['paid', 'refunded']) {
      const status = { token, body: { paymentStatus } };
      const set = () => shop.request('PUT', `/api/orders/${id}/payment-status`, status);
      await shop.refuses(set, 'payments_full');
    }
    await shop.asAdmin('POST', `${path}/${first.id}/take-back`);
    await credit(190, '630668416116');
    expect(await read()).toMatchObject({ paymentStatus: 'paid' });
    await addsUp();
  });
});
