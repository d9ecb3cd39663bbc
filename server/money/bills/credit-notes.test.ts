import { beforeEach, expect, it } from 'vitest';
import type { Bill } from '../../../shared/contract/money/bill-shape';
import { TAX_DEFAULTS } from '../../../shared/contract/shop/taxes-contract';
import { guestOf, orderOf, placed } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { proveSums, troublesOf } from '../proof/prove-sums';

const shop = await forEachTest(openTestShop());
beforeEach(async () => {
  await shop.changeSettings({ openingMode: 'open', gstin: '11ABCDE1234F1ZD' });
  await shop.asAdmin('PUT', '/api/admin/taxes', { ...TAX_DEFAULTS, mode: 'regular' });
});

const bill = (id: string): Promise<Bill> => shop.asAdmin('POST', `/api/orders/${id}/bill`);
const set = (id: string, what: 'status' | 'payment-status', value: string) =>
  shop.asAdmin('PUT', `/api/orders/${id}/${what}`, {
    [what === 'status' ? 'status' : 'paymentStatus']: value,
  });

let guests = 0;
async function orderTeaAndCola(): Promise<string> {
  const tea = await shop.addProduct({ price: 105, stockCount: 1_000_000 });
  const cola = await shop.addProduct({ price: 28, taxClassId: 'aerated-drinks' });
  const body = orderOf([tea, cola], { guest: guestOf(guests++) });
  return (await placed(shop, body)).id;
}

it('a refund of a billed order makes a credit note, and taking it back cancels the note', async () => {
  const id = await orderTeaAndCola();
  await set(id, 'payment-status', 'paid');
  const made = await bill(id);
  expect(made.creditNotes).toEqual([]);
  await set(id, 'payment-status', 'refunded');
  const { creditNotes } = await bill(id);
  expect(creditNotes).toEqual([
    {
      number: 'CN26-27/000001',
      madeAt: shop.platform.clock().toISOString(),
      amount: 133,
      taxes: made.taxes,
    },
  ]);
  await set(id, 'status', 'cancelled');
  expect((await bill(id)).creditNotes).toEqual(creditNotes);
  await set(id, 'status', 'placed');
  await set(id, 'payment-status', 'paid');
  expect((await bill(id)).creditNotes).toEqual([]);
  await set(id, 'payment-status', 'refunded');
  expect((await bill(id)).creditNotes).toMatchObject([{ number: 'CN26-27/000002', amount: 133 }]);
});

it('a cancelled order keeps its bill and gets a credit note, paid or not', async () => {
  const [id, other] = [await orderTeaAndCola(), await orderTeaAndCola()];
  const made = await bill(id);
  for (const order of [id, other]) await set(order, 'status', 'cancelled');
  expect(await bill(id)).toMatchObject({ ...made, creditNotes: [{ amount: 133 }] });
  const notes = await shop.shop.database.db.selectFrom('credit_notes').selectAll().execute();
  expect(notes).toHaveLength(1);
});

it('a refund of dishes is credited by their rates, and everything else by what is left', async () => {
  const id = await orderTeaAndCola();
  await set(id, 'payment-status', 'paid');
  const { taxes } = await bill(id);
  const { token } = await shop.signInAdmin('staff');
  const refund = async (amount: number, received: number, lines: object[] = []) => {
    shop.platform.passSeconds(1);
    const body = { method: 'upi', amount, received, lines, reason: 'Cold' };
    const answer = await shop.request('POST', `/api/orders/${id}/refunds`, { token, body });
    return answer.body.payments.at(-1).id;
  };
  const credits = async () => {
    const { creditNotes } = await bill(id);
    return creditNotes.map((note) => note.taxes.map(({ rate, amount }) => [rate, amount]));
  };
  const ofCola = await refund(28, 133, [{ line: 2, quantity: 1 }]);
  expect((await bill(id)).creditNotes).toMatchObject([{ amount: 28, taxes: [taxes[1]] }]);
  await refund(5, 105);
  await refund(10, 100, [{ line: 1, quantity: 1 }]);
  expect(await credits()).toEqual([[[40, 28]], [[5, 5]], [[5, 10]]]);
  await shop.asAdmin('POST', `/api/orders/${id}/payments/${ofCola}/take-back`, {});
  expect(await credits()).toEqual([
    [
      [5, 13.95],
      [40, 1.05],
    ],
  ]);
  await set(id, 'status', 'cancelled');
  const credited = (await bill(id)).creditNotes.flatMap((note) => note.taxes);
  for (const { rate, taxable, cgst } of taxes) {
    const own = credited.filter((tax) => tax.rate === rate);
    const sumOf = (what: 'taxable' | 'cgst') => own.reduce((sum, tax) => sum + tax[what], 0);
    expect([sumOf('taxable'), sumOf('cgst')]).toEqual([
      expect.closeTo(taxable, 6),
      expect.closeTo(cgst, 6),
    ]);
  }
  const { db } = shop.shop.database;
  expect(troublesOf(await proveSums(db))).toEqual([]);
  const month = await shop.asAdmin('GET', '/api/admin/bills/2026-04');
  expect(month.taxes).toMatchObject([
    { amount: 0, taxable: 0 },
    { amount: 0, taxable: 0 },
  ]);
});

it('a note that is cancelled in a later month leaves the month in which it was made as it was', async () => {
  const id = await orderTeaAndCola();
  await set(id, 'payment-status', 'paid');
  await bill(id);
  await set(id, 'payment-status', 'refunded');
  const read = (month: string) => shop.asAdmin('GET', `/api/admin/bills/${month}`);
  const april = await read('2026-04');
  expect(april.taxes).toMatchObject([
    { code: '2202', amount: 0, quantity: 0 },
    { code: '996331', amount: 0, quantity: 0 },
  ]);
  shop.platform.setClock('2026-05-02T06:30:00.000Z');
  await set(id, 'payment-status', 'paid');
  expect((await bill(id)).creditNotes).toEqual([]);
  expect(await read('2026-04')).toEqual(april);
  const may = await read('2026-05');
  expect(may).toMatchObject({ bills: { count: 0 }, creditNotes: { count: 0 } });
  expect(may.taxes).toEqual(
    (await bill(id)).taxes.map((tax) => ({ ...tax, quantity: 1 })).reverse(),
  );
  await set(id, 'payment-status', 'refunded');
  expect((await bill(id)).creditNotes).toMatchObject([{ number: 'CN26-27/000002', amount: 133 }]);
  expect(troublesOf(await proveSums(shop.shop.database.db))).toEqual([]);
});

it('units go back with a dish that is refunded wholly, and with the whole bill', async () => {
  const tea = await shop.addProduct({ price: 105 });
  const cola = await shop.addProduct({ price: 28, taxClassId: 'aerated-drinks' });
  const id = (await placed(shop, orderOf([tea, cola, cola], { guest: guestOf(guests++) }))).id;
  await set(id, 'payment-status', 'paid');
  await bill(id);
  const { token } = await shop.signInAdmin('staff');
  const refund = async (amount: number, received: number, lines: object[] = []) => {
    shop.platform.passSeconds(1);
    const body = { method: 'upi', amount, received, lines, reason: 'Cold' };
    await shop.request('POST', `/api/orders/${id}/refunds`, { token, body });
    const { taxes } = await shop.asAdmin('GET', '/api/admin/bills/2026-04');
    return taxes.map(({ quantity }: { quantity: number }) => quantity);
  };
  expect(await refund(10, 161, [{ line: 2, quantity: 1 }])).toEqual([2, 1]);
  expect(await refund(28, 151, [{ line: 3, quantity: 1 }])).toEqual([1, 1]);
  expect(await refund(23, 123)).toEqual([1, 1]);
  expect(await refund(100, 100)).toEqual([0, 0]);
});

it('a bill that is made after the refund has its credit note at once', async () => {
  const id = await orderTeaAndCola();
  await set(id, 'payment-status', 'paid');
  await set(id, 'payment-status', 'refunded');
  expect((await bill(id)).creditNotes).toMatchObject([{ amount: 133 }]);
});
