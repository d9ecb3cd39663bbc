import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PaymentStatus } from '../../../shared/domain/orders/payment';
import { guestOf, orderFor, placed } from '../../../tests/support/test-orders';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop';
import { proveSums, troublesOf } from '../proof/prove-sums';
import { healPayments } from './heal-payments';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.changeSettings({ openingMode: 'open', upiId: 'cafe@bank' });
});
afterAll(() => shop.close());

it('lists once what servers of the previous release recorded', async () => {
  const { db } = shop.shop.database;
  const tea = await shop.addProduct({ price: 80 });
  let guest = 0;
  /** An order with these payment statuses, without their rows in the list. */
  const order = async (...statuses: PaymentStatus[]) => {
    guest += 1;
    const { id } = await placed(shop, orderFor(tea, 1, { guest: guestOf(guest) }));
    for (const paymentStatus of statuses)
      await shop.asAdmin('PUT', `/api/orders/${id}/payment-status`, { paymentStatus });
    await db
      .deleteFrom('payments')
      .where('order_id', '=', id)
      .where('corrects', 'is not', null)
      .execute();
    await db.deleteFrom('payments').where('order_id', '=', id).execute();
    return id;
  };
  const credit = async (order_id: string, amount_paise: number, number: number) => {
    const id = `credit-${order_id}-${number}`;
    const by = {
      admin_id: 'admin',
      by_name: 'Pema',
      recorded_at: `2026-04-15T06:3${number}:00.000Z`,
    };
    const row = {
      id,
      credit_key: id,
      amount_paise,
      reference: null,
      narration: '',
      day: '2026-04-15',
    };
    await db
      .insertInto('bank_credits')
      .values({ ...row, ...by })
      .execute();
    await db.insertInto('bank_matches').values({ credit_id: id, order_id, amount_paise }).execute();
  };
  await order('paid');
  await order('paid', 'refunded');
  const matched = await order('paid');
  await credit(matched, 3000, 1);
  await credit(matched, 5000, 2);
  const part = await order('failed');
  await credit(part, 3000, 1);
  const listed = async () => {
    const rows = await db
      .selectFrom('payments')
      .select(['order_id', 'kind', 'method', 'amount_paise'])
      .execute();
    return rows.map((row) => Object.values(row).slice(1).join(' ')).sort();
  };

  const server = { ...shop.platform, db };
  await Promise.all([healPayments(server), healPayments(server)]);
  await healPayments(server);

  expect(await listed()).toEqual(
    ['payment bank 3000', 'payment bank 3000', 'payment bank 5000', 'payment upi 8000'].sort(),
  );
  expect(troublesOf(await proveSums(db))).toEqual([]);
});
