import { beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '../../../shared/contract/orders/order-shape';
import { openTableShop } from '../../../tests/support/orders/table-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { proveSums, troublesOf } from '../proof/prove-sums';

const house = await forEachTest(openTableShop());
const { shop, cafe } = house;

const post = ({ id }: { id: string }, what: string, body: object) => {
  shop.platform.passSeconds(1);
  return shop.asAdmin('POST', `/api/orders/${id}/${what}`, body);
};
const pay = (order: { id: string }, amount: number, received: number) =>
  post(order, 'payments', { method: 'cash', amount, received });
const addWaffle = (order: { id: string }, version: number) =>
  post(order, 'changes', { version, reason: 'x', add: house.waffles() });

/** What each page of an order says is left to pay (rupees). */
async function owedEverywhere({ id }: { id: string }) {
  const { items } = await shop.asAdmin('GET', '/api/orders');
  const { tickets } = await cafe.board();
  const tabs = (await house.tables()).flatMap((table) => table.tabs);
  const read = (await cafe.stored(id)) as Order;
  return {
    page: read.owedAmount,
    list: items.find((order: Order) => order.id === id)?.owedAmount,
    board: tickets.find((ticket) => ticket.id === id)?.owedAmount,
    table: tabs.find(({ orderId }) => orderId === id)?.owedAmount,
    link: Number(read.upiPaymentUrl?.match(/am=([\d.]+)/)?.[1]),
  };
}
const same = (owed: number) => ({ page: owed, list: owed, board: owed, table: owed, link: owed });
const addsUp = async () => expect(troublesOf(await proveSums(shop.shop.database.db))).toEqual([]);

describe('what an order owes', () => {
  beforeEach(() => shop.changeSettings({ upiId: 'cafe@bank' }));

  it('is the same on every page where a dish was refunded and another one added', async () => {
    const order = await house.round(await house.addTable('Table 1'), house.waffles(2));
    expect(await owedEverywhere(order)).toEqual(same(80));
    await pay(order, 80, 0);
    const lines = [{ line: 1, quantity: 1 }];
    await post(order, 'refunds', {
      method: 'cash',
      amount: 40,
      received: 80,
      reason: 'Cold',
      lines,
    });
    expect((await cafe.stored(order.id)).owedAmount).toBe(0);
    await addWaffle(order, 0);
    expect(await owedEverywhere(order)).toEqual(same(40));
    expect((await pay(order, 40, 40)).paymentStatus).toBe('paid');
    await addsUp();
  });

  it('is what a part of the money leaves, and the payment link asks for it', async () => {
    const order = await house.round(await house.addTable('Table 1'), house.waffles(2));
    await pay(order, 30, 0);
    expect(await owedEverywhere(order)).toEqual(same(50));
    const first = await cafe.stored(order.id);
    await post(order, `payments/${first.payments?.[0]?.id}/take-back`, {});
    const again = await cafe.stored(order.id);
    expect(await owedEverywhere(order)).toEqual(same(80));
    expect(again.upiPaymentUrl).not.toBe(order.upiPaymentUrl);
    await addsUp();
  });
});
