import { describe, expect, it } from 'vitest';
import { openStatementShop } from '../../../tests/support/money/statement-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { proveSums, troublesOf } from '../proof/prove-sums';

const cafe = await forEachTest(openStatementShop());
const { shop } = cafe;

const post = (what: string, body: object) => {
  shop.platform.passSeconds(1);
  return shop.asAdmin('POST', `/api/orders/${cafe.code}/${what}`, body);
};
/** Adds a dish of ₹40.00 to the order of ₹85.00. */
async function grow(version = 0): Promise<void> {
  const { id: productId } = await shop.addProduct({ name: 'Tea', price: 40, stockCount: 9 });
  await post('changes', { version, reason: 'x', add: [{ productId, quantity: 1 }] });
}
const read = () => shop.asAdmin('GET', `/api/orders/admin/${cafe.code}`);
const credit = (amount: number) => cafe.statement(cafe.line(amount, 'CODE'));
/** Confirms the only credit of a statement as the page proposes it. */
async function confirm(amount: number) {
  const { matches } = await cafe.preview(credit(amount));
  const [match] = matches;
  const [{ owed }] = match.pays;
  const { changed } = await cafe.confirm({
    credit: match.credit,
    orders: [{ id: cafe.code, owed }],
  });
  expect(changed).toEqual([]);
  return match;
}
const proved = async () => expect(troublesOf(await proveSums(shop.shop.database.db))).toEqual([]);

describe('a credit for an order that has grown', () => {
  it('is sure for what the order cost before, and leaves it partly paid', async () => {
    await grow();
    const { isSure, reason, pays } = await confirm(85);
    expect({ isSure, reason, pays }).toEqual({
      isSure: true,
      reason: 'code',
      pays: [{ orderId: cafe.code, amount: 85, owed: 125, tip: 0 }],
    });
    expect(await read()).toMatchObject({
      paymentStatus: 'pending',
      owedAmount: 40,
      receivedAmount: 85,
      upiPaymentUrl: expect.stringContaining('am=40.00'),
    });
    expect(await confirm(40)).toMatchObject({ isSure: true });
    expect(await read()).toMatchObject({ paymentStatus: 'paid', owedAmount: 0 });
    await proved();
  });

  it('is not sure for any other part of it', async () => {
    await grow();
    expect(await confirm(60)).toMatchObject({ isSure: false, reason: 'part' });
  });

  it('is the money that staff had marked paid, or the rest that they had not', async () => {
    await shop.setPayment(cafe.code, 'paid');
    await grow();
    expect(await confirm(40)).toMatchObject({ isSure: true });
    expect(await read()).toMatchObject({ paymentStatus: 'paid', bankPayments: { owed: 85 } });
    expect(await confirm(85)).toMatchObject({ isSure: true });
    expect(await read()).toMatchObject({ paymentStatus: 'paid', bankPayments: { owed: 0 } });
    await proved();
  });

  it('pays what is owed again, after the money for it was returned', async () => {
    await confirm(85);
    await post('refunds', { method: 'cash', amount: 30, received: 85, reason: 'x' });
    await grow();
    // It costs ₹125.00, and ₹55.00 have arrived.
    expect(await read()).toMatchObject({ owedAmount: 70, bankPayments: { owed: 70 } });
    expect(await confirm(70)).toMatchObject({ isSure: true });
    const paid = await read();
    expect(paid).toMatchObject({ paymentStatus: 'paid', owedAmount: 0 });
    const first = paid.payments.find(({ kind }: { kind: string }) => kind === 'payment');
    await post(`payments/${first.id}/take-back`, {});
    expect(await read()).toMatchObject({ paymentStatus: 'pending', owedAmount: 85 });
    await proved();
  });

  it('counts again as marked by hand once its match is undone', async () => {
    await shop.setPayment(cafe.code, 'paid');
    await post('refunds', { method: 'cash', amount: 30, received: 85, reason: 'x' });
    await grow();
    await confirm(85);
    await confirm(70);
    const { payments } = await read();
    const bank = payments.find(({ amount, method }: { amount: number; method: string }) => {
      return method === 'bank' && amount === 85;
    });
    await post(`payments/${bank.id}/take-back`, {});
    expect(await read()).toMatchObject({ paymentStatus: 'paid', owedAmount: 0 });
    await proved();
  });
});
