import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GATEWAYS } from '../../../shared/domain/orders/order-payments';
import { type GatewayShop, openGatewayShop } from '../../../tests/support/money/gateway-shop';

describe.each(GATEWAYS)('a webhook of %s', (name) => {
  let cafe: GatewayShop;
  beforeAll(async () => {
    cafe = await openGatewayShop(name);
  });
  beforeEach(() => cafe.reset());
  afterAll(() => cafe.close());

  /** An order with its link at the gateway. */
  async function begun() {
    const order = await cafe.order();
    await cafe.makePaymentLink(order);
    return { order, link: cafe.gateway.lastLink() };
  }
  const statusOf = async (id: string) => (await cafe.read(id)).paymentStatus;

  it('marks the order paid, once, however often it comes', async () => {
    const { order, link } = await begun();
    const paid = cafe.gateway.pay(link);
    const answers = await Promise.all([cafe.send(paid), cafe.send(paid), cafe.send(paid)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await cafe.runChecks();
    expect(await statusOf(order.id)).toBe('paid');
    expect(await cafe.counted(order.id)).toEqual([34_800]);
    const { paymentUpdates } = await cafe.read(order.id);
    expect(paymentUpdates?.map(({ paymentStatus }) => paymentStatus)).toEqual(['pending', 'paid']);
  });

  it('counts as more money if a part that was refunded is owed again', async () => {
    const order = await cafe.order();
    const given = { version: 0, kind: 'staff-discount', line: null, reason: 'x' };
    const path = `/api/orders/${order.id}`;
    await cafe.shop.setPayment(order.id, 'paid');
    await cafe.shop.asAdmin('POST', `${path}/discounts`, { ...given, amount: 48 });
    const back = { method: 'upi', amount: 48, received: 348, reason: 'x' };
    await cafe.shop.asAdmin('POST', `${path}/refunds`, back);
    await cafe.shop.asAdmin('POST', `${path}/discounts`, { ...given, version: 1 });
    await cafe.makePaymentLink(order);
    await cafe.send(cafe.gateway.pay(cafe.gateway.lastLink()));
    expect(await statusOf(order.id)).toBe('paid');
    expect(await cafe.counted(order.id)).toEqual([-4800, 4800, 34_800]);
  });

  it('counts one payment once, also in events that differ', async () => {
    const { order, link } = await begun();
    const paid = cafe.gateway.pay(link);
    await cafe.send(paid);
    const other = cafe.gateway.webhook({ ...JSON.parse(paid.body), created_at: 2 });
    expect((await cafe.send(other)).status).toBe(200);
    expect(await cafe.counted(order.id)).toEqual([34_800]);
  });

  it('that comes out of order never takes a payment back', async () => {
    const { order, link } = await begun();
    const expired = cafe.gateway.expire(link);
    await cafe.send(cafe.gateway.pay(link));
    await cafe.send(expired);
    expect(await statusOf(order.id)).toBe('paid');
  });

  it('pays after the link has expired', async () => {
    const { order, link } = await begun();
    await cafe.send(cafe.gateway.expire(link));
    await cafe.send(cafe.gateway.pay(link));
    expect(await statusOf(order.id)).toBe('paid');
  });

  it('is refused and logged when it is forged, or signed for another body', async () => {
    const { order, link } = await begun();
    const paid = cafe.gateway.pay(link);
    const more = cafe.gateway.webhook(JSON.parse(paid.body.replace('34800', '34801')));
    const before = await cafe.shop.everything();
    const forgeries = [
      { ...paid, headers: { 'Content-Type': 'application/json' } },
      { ...paid, body: `${paid.body} ` },
      { ...paid, body: more.body.replace(link.id, `${link.id}1`) },
      cafe.gateway.webhook(JSON.parse(paid.body), 'a guessed secret'),
    ];
    for (const forged of forgeries) expect(await cafe.send(forged)).toMatchObject({ status: 401 });
    expect(await cafe.shop.everything()).toBe(before);
    expect(await statusOf(order.id)).toBe('pending');
    const warned = cafe.shop.platform.logged.filter(({ level }) => level === 40);
    expect(warned.length).toBeGreaterThanOrEqual(forgeries.length);
  });

  it('may still be signed with the secret before the current one', async () => {
    const { order, link } = await begun();
    const said = JSON.parse(cafe.gateway.pay(link).body);
    await cafe.send(cafe.gateway.webhook(said, `${name}-old-secret`));
    expect(await statusOf(order.id)).toBe('paid');
  });

  it('is not undone by a status that staff set, only by a refund', async () => {
    const { order, link } = await begun();
    const set = (paymentStatus: string) => cafe.shop.setPayment(order.id, paymentStatus);
    await cafe.send(cafe.gateway.pay(link, 10_000));
    await set('paid');
    cafe.shop.platform.passSeconds(1);
    await set('pending');
    expect((await cafe.read(order.id)).payments).toMatchObject([{ amount: 100 }]);
    await cafe.makePaymentLink(order);
    await cafe.send(cafe.gateway.pay(cafe.gateway.lastLink()));
    await expect(set('failed')).rejects.toThrow('This money moved online');
    expect(await cafe.read(order.id)).toMatchObject({ paymentStatus: 'paid' });
  });

  it('of a smaller amount adds up, and of a larger one is shown as received', async () => {
    const { order, link } = await begun();
    await cafe.send(cafe.gateway.pay(link, 10_000));
    expect(await statusOf(order.id)).toBe('pending');
    await cafe.makePaymentLink(order);
    const rest = cafe.gateway.lastLink();
    expect(rest).toMatchObject({ amount: 24_800 });
    await cafe.send(cafe.gateway.pay(rest, 25_000));
    expect(await statusOf(order.id)).toBe('paid');
    expect(await cafe.counted(order.id)).toEqual([10_000, 25_000]);
  });

  it('replaces what staff marked paid by hand meanwhile, unless it is refunded', async () => {
    const { order, link } = await begun();
    const set = async (paymentStatus: string) => {
      cafe.shop.platform.passSeconds(1);
      await cafe.shop.setPayment(order.id, paymentStatus);
    };
    await set('paid');
    await cafe.send(cafe.gateway.pay(link));
    expect((await cafe.read(order.id)).payments).toMatchObject([
      { method: 'gateway', amount: 348 },
    ]);
    const other = await begun();
    const path = `/api/orders/${other.order.id}/payment-status`;
    for (const paymentStatus of ['paid', 'refunded'])
      await cafe.shop.asAdmin('PUT', path, { paymentStatus });
    await cafe.send(cafe.gateway.pay(other.link));
    expect(await cafe.counted(other.order.id)).toEqual([-34_800, 34_800, 34_800]);
    expect((await cafe.read(other.order.id)).paymentStatus).toBe('paid');
  });

  it('adds to what staff marked by hand of an order that is not wholly paid', async () => {
    const { order } = await begun();
    const change = (path: string, body: object, method = 'POST') =>
      cafe.shop.asAdmin(method, `/api/orders/${order.id}/${path}`, body);
    const { payments } = await change('payments', { method: 'cash', amount: 100, received: 0 });
    await change('payment-status', { paymentStatus: 'paid' }, 'PUT');
    await change(`payments/${payments[0].id}/take-back`, {});
    await cafe.makePaymentLink(order);
    cafe.shop.platform.passSeconds(1);
    await cafe.send(cafe.gateway.pay(cafe.gateway.lastLink()));
    expect((await cafe.read(order.id)).payments).toMatchObject([
      { method: 'upi', amount: 248 },
      { method: 'gateway', amount: 100 },
    ]);
  });

  it('of another currency is not counted, and staff see it', async () => {
    const { order, link } = await begun();
    link.currency = 'USD';
    await cafe.send(cafe.gateway.pay(link));
    expect(await cafe.counted(order.id)).toEqual([]);
    const { gatewayProblems } = await cafe.read(order.id);
    expect(gatewayProblems).toEqual([expect.stringMatching(/of 348\.00 USD was not counted$/)]);
  });

  it('of the payment of another order is not counted, and staff see it', async () => {
    const first = await begun();
    const paid = cafe.gateway.pay(first.link);
    await cafe.send(paid);
    const second = await begun();
    const body = JSON.parse(paid.body.replaceAll(first.link.id, second.link.id));
    expect((await cafe.send(cafe.gateway.webhook(body))).status).toBe(200);
    expect(await statusOf(second.order.id)).toBe('pending');
    const { gatewayProblems } = await cafe.read(second.order.id);
    expect(gatewayProblems).toEqual([expect.stringContaining(first.order.id)]);
  });

  it('about a link of another shop, or of an unknown kind, is accepted and changes nothing', async () => {
    const { link } = await begun();
    const strange = { ...link, id: 'NOBODYS-1', receipts: [] };
    const events = [
      cafe.gateway.pay(strange),
      cafe.gateway.webhook({ event: 'settlement.processed', type: 'SETTLEMENT', payload: {} }),
      cafe.gateway.webhook({ nothing: true }),
    ];
    for (const event of events) expect(await cafe.send(event)).toMatchObject({ status: 200 });
    const { db } = cafe.shop.shop.database;
    expect(await db.selectFrom('payments').selectAll().execute()).toEqual([]);
  });

  it('that comes after the order was cancelled still counts, so that staff return the money', async () => {
    const { order, link } = await begun();
    await cafe.shop.setStatus(order.id, 'cancelled');
    await cafe.send(cafe.gateway.pay(link));
    expect(await cafe.read(order.id)).toMatchObject({ status: 'cancelled', paymentStatus: 'paid' });
    expect(await cafe.counted(order.id)).toEqual([34_800]);
  });

  it('too large, or sent to the other gateway’s address, is refused', async () => {
    const large = cafe.gateway.webhook({ text: 'x'.repeat(65_536) });
    expect((await cafe.send(large)).status).toBe(413);
    const path = name === 'razorpay' ? '/webhooks/cashfree' : '/webhooks/razorpay';
    expect((await cafe.send({ ...cafe.gateway.webhook({}), path })).status).toBe(404);
  });
});
