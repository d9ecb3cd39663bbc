import { beforeEach, describe, expect, it } from 'vitest';
import { openKitchenShop } from '../../../tests/support/kitchen/kitchen-shop';
import { tomorrow } from '../../../tests/support/orders/later-orders';
import { orderFor, placed } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';

const cafe = await forEachTest(openKitchenShop());
const asha = await cafe.shop.signInCustomer();

describe('a customer who cancels an order', () => {
  beforeEach(async () => {
    await cafe.shop.changeSettings({ openingMode: 'open', upiId: 'cafe@bank' });
  });

  const order = () => placed(cafe.shop, orderFor(cafe.waffle, 2), asha);
  const cancel = ({ id }: { id: string }, { token } = asha) =>
    cafe.shop.request('POST', `/api/orders/${id}/cancellation`, { token });
  const { setPayment: pay } = cafe.shop;
  const today = () => cafe.shop.asAdmin('GET', '/api/admin/dashboard/today');

  it('gives the stock back once, however often they tap', async () => {
    const made = await order();
    expect(await cafe.shop.stockOf(cafe.waffle.id)).toBe(98);
    for (const { status, body } of await Promise.all([cancel(made), cancel(made), cancel(made)])) {
      expect([status, body.status, body.cancelReason]).toEqual([200, 'cancelled', 'by-customer']);
    }
    expect(await cafe.shop.stockOf(cafe.waffle.id)).toBe(100);
    const before = await cafe.shop.everything();
    expect((await cancel(made)).status).toBe(200);
    expect(await cafe.shop.everything()).toBe(before);
    const seen = await cafe.stored(made.id);
    expect(seen.statusUpdates.at(-1)).toMatchObject({ status: 'cancelled', by: 'customer' });
    expect(await cafe.audited(made)).toMatchObject([{ by: { id: null, name: 'customer' } }]);
  });

  it('is refused once the kitchen has accepted it, before the page says so', async () => {
    const made = await order();
    await cafe.act('move', made, 1);
    await cafe.shop.refuses(() => cancel(made), 'order_begun', 409);
    await cafe.act('undo', made, 2);
    expect((await cancel(made)).status).toBe(200);
  });

  it('is either heard before the kitchen accepts it, or refused', async () => {
    for (let each = 0; each < 5; each += 1) {
      const made = await order();
      const [cancelled, moved] = await Promise.all([
        cancel(made),
        cafe.send('move', made, { version: 1 }),
      ]);
      expect([cancelled.status, moved.status].toSorted()).toEqual([200, 409]);
      const { status } = await cafe.stored(made.id);
      expect(status).toBe(cancelled.status === 200 ? 'cancelled' : 'preparing');
      await pay(made.id, 'paid');
    }
  });

  it('is told to the kitchen until someone has seen it', async () => {
    const made = await order();
    await cancel(made);
    const { tickets, cancelled } = await cafe.board();
    expect([tickets, cancelled.map(({ id }) => id)]).toEqual([[], [made.id]]);
    await cafe.send('seen', made, {});
    expect((await cafe.board()).cancelled).toEqual([]);
  });

  it('does not trouble a kitchen that does not know of an order for later', async () => {
    await cafe.shop.asAdmin('PUT', '/api/admin/kitchen/settings', { laterOrders: true });
    const slotAt = tomorrow('13:00');
    const made = await placed(cafe.shop, orderFor(cafe.waffle, 2, { slotAt }), asha);
    expect((await cancel(made)).body.status).toBe('cancelled');
    expect((await cafe.board()).cancelled).toEqual([]);
  });

  it('gets the money back when it was paid', async () => {
    const made = await order();
    await pay(made.id, 'paid');
    await cancel(made);
    expect(await today()).toMatchObject({ refundsDue: 1, cancelledToCheck: [] });
  });

  it('gives staff a payment to check when they said that they have paid', async () => {
    const [silent, made] = [await order(), await order()];
    await cafe.shop.request('POST', `/api/orders/${made.id}/payment-claim`, { token: asha.token });
    await cancel(silent);
    cafe.shop.platform.passSeconds(1);
    await cancel(made);
    const { id, totalAmount } = made;
    expect(await today()).toMatchObject({
      refundsDue: 0,
      cancelledToCheck: [{ id, amount: totalAmount }],
    });
    expect((await cafe.board()).cancelled[0]).toMatchObject({ id, isPaymentClaimed: true });
    await pay(id, 'paid');
    expect(await today()).toMatchObject({ refundsDue: 1, cancelledToCheck: [] });
  });

  it('is shown to staff first with a reference, however many say that they have paid', async () => {
    const claim = ({ id }: { id: string }, body = {}) =>
      cafe.shop.request('POST', `/api/orders/${id}/payment-claim`, { token: asha.token, body });
    const first = await order();
    await claim(first);
    await cancel(first);
    const { db } = cafe.shop.shop.database;
    const stored = await db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow();
    const history = await db
      .selectFrom('order_history')
      .selectAll()
      .where('order_id', '=', first.id)
      .where('kind', '=', 'payment')
      .execute();
    const ids = Array.from({ length: 24 }, () => cafe.shop.platform.newId());
    await db
      .insertInto('orders')
      .values(ids.map((id) => ({ ...stored, id })))
      .execute();
    await db
      .insertInto('order_history')
      .values(ids.flatMap((order_id) => history.map((entry) => ({ ...entry, order_id }))))
      .execute();
    cafe.shop.platform.passSeconds(3600);
    const traced = await order();
    await claim(traced, { reference: '610512345678' });
    await cancel(traced);
    const { cancelledToCheck, cancelledToCheckTotal } = await today();
    expect([cancelledToCheck[0].id, cancelledToCheck.length, cancelledToCheckTotal]).toEqual([
      ...[traced.id, 20, 26],
    ]);
  });

  it('can be the guest with the order’s token, and nobody else', async () => {
    const made = (await cafe.order()) as Awaited<ReturnType<typeof cafe.order>> & {
      accessToken: string;
    };
    const path = `/api/orders/${made.id}/cancellation`;
    const others = await cafe.shop.signInCustomer('+919876543211');
    for (const sent of [{}, asha, others, { headers: { 'Order-Access-Token': 'x' } }]) {
      expect((await cafe.shop.request('POST', path, sent)).status).toBe(404);
    }
    const headers = { 'Order-Access-Token': made.accessToken };
    expect((await cafe.shop.request('POST', path, { headers })).body.status).toBe('cancelled');
  });

  it('cannot take the same stock again at once', async () => {
    const most = orderFor(cafe.waffle, 60);
    await cancel(await placed(cafe.shop, most, asha));
    const again = () => cafe.shop.request('POST', '/api/orders', { token: asha.token, body: most });
    expect((await again()).body.code).toBe('unpaid_limit');
    cafe.shop.platform.passSeconds(3600);
    expect((await again()).status).toBe(201);
  });
});
