import { beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '../../../shared/contract/orders/order-shape';
import { openKitchenShop } from '../../../tests/support/kitchen/kitchen-shop';
import { orderFor, placed } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { proveSums, troublesOf } from '../../money/proof/prove-sums';

const cafe = await forEachTest(openKitchenShop());
const { shop } = cafe;
const asha = await shop.signInCustomer();

describe('a customer who said that they have paid ₹200.00, and whose order grew to ₹300.00', () => {
  let id: string;
  beforeEach(async () => {
    await shop.changeSettings({ openingMode: 'open', upiId: 'cafe@bank' });
    id = (await placed(shop, orderFor(cafe.waffle, 5), asha)).id;
    await claim();
    await grow(0);
  });

  const claim = (body?: object) =>
    shop.succeed('POST', `/api/orders/${id}/payment-claim`, {
      token: asha.token,
      ...(body && { body }),
    });
  const post = (what: string, body: object): Promise<Order> => {
    shop.platform.passSeconds(1);
    return shop.asAdmin('POST', `/api/orders/${id}/${what}`, body);
  };
  /** By ₹100.00. */
  const grow = async (version: number) => {
    const cake = { name: `Cake ${version}`, price: 100, stockCount: 9 };
    const { id: productId } = await shop.addProduct(cake);
    return post('changes', { version, reason: 'x', add: [{ productId, quantity: 1 }] });
  };
  const accept = (amount: number, received: number) =>
    post('payments', { method: 'upi', amount, received });
  const read = (): Promise<Order> =>
    shop.succeed('GET', `/api/orders/${id}`, { token: asha.token });
  const ticket = async () => (await cafe.board()).tickets.find((each) => each.id === id);
  const linkOf = ({ upiPaymentUrl }: Order) => upiPaymentUrl?.match(/am=([\d.]+)/)?.[1];
  const proved = async () => expect(troublesOf(await proveSums(shop.shop.database.db))).toEqual([]);

  it('is asked for the other ₹100.00 only, and staff see both sums', async () => {
    const seen = { owedAmount: 300, paymentClaim: { amount: 200, rest: 100 } };
    const own = await read();
    expect(own).toMatchObject({ ...seen, paymentStatus: 'pending' });
    expect(linkOf(own)).toBe('100.00');
    expect(await cafe.stored(id)).toMatchObject(seen);
    expect(await ticket()).toMatchObject({ ...seen, isPaymentClaimed: true });
    const { claimed } = await shop.asAdmin('GET', '/api/admin/dashboard/today');
    expect(claimed).toMatchObject([{ id, amount: 200 }]);
  });

  it('has paid ₹200.00 once staff accept the claim, and owes the rest', async () => {
    const answer = await accept(200, 0);
    expect(answer).toMatchObject({
      paymentStatus: 'pending',
      receivedAmount: 200,
      owedAmount: 100,
      paymentClaimedAt: null,
    });
    expect(answer.paymentClaim).toBeUndefined();
    expect(answer.paymentUpdates?.at(-1)).toMatchObject({ paymentStatus: 'pending' });
    const own = await read();
    expect([own.owedAmount, own.paymentClaimedAt, linkOf(own)]).toEqual([100, null, '100.00']);
    expect(await ticket()).toMatchObject({ isPaymentClaimed: false, owedAmount: 100 });
    await proved();
    expect((await claim()).paymentClaim).toEqual({ amount: 100, rest: 0 });
    expect((await accept(100, 200)).paymentStatus).toBe('paid');
    await proved();
  });

  it('may say that they have paid the rest before staff have looked', async () => {
    expect((await claim()).paymentClaim).toEqual({ amount: 300, rest: 0 });
    expect(await accept(200, 0)).toMatchObject({ owedAmount: 100, paymentClaim: { amount: 100 } });
    expect((await accept(100, 200)).paymentStatus).toBe('paid');
    await proved();
  });

  it('keeps the claim while a friend pays in cash, and loses it with the failed payment', async () => {
    const cash = await post('payments', { method: 'cash', amount: 100, received: 0 });
    expect(cash).toMatchObject({ owedAmount: 200, paymentClaim: { amount: 200, rest: 0 } });
    await shop.setPayment(id, 'failed');
    const failed = await cafe.stored(id);
    expect([failed.paymentClaim, failed.owedAmount]).toEqual([undefined, 200]);
    await shop.setPayment(id, 'pending');
    expect(linkOf(await read())).toBe('200.00');
    await proved();
  });

  it('claims no more than is owed, and at most five times until staff decide', async () => {
    expect((await claim({ amount: 5000 })).paymentClaim).toEqual({ amount: 300, rest: 0 });
    await accept(300, 0);
    await grow(1);
    for (const rest of [90, 80, 70, 60, 50, 50, 50]) {
      expect((await claim({ amount: 10 })).paymentClaim).toEqual({ amount: 100 - rest, rest });
    }
    for (const amount of [0, -1, 0.001, 1e9]) {
      const { status } = await shop.request('POST', `/api/orders/${id}/payment-claim`, {
        token: asha.token,
        body: { amount },
      });
      expect([amount, status]).toEqual([amount, 400]);
    }
  });
});
