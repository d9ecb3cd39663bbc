import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GATEWAYS } from '../../../shared/domain/orders/order-payments';
import { type GatewayShop, openGatewayShop } from '../../../tests/support/money/gateway-shop';
import { GUEST } from '../../../tests/support/orders/test-orders';
import { cancelUnpaidOrders } from '../../orders/change/cancel-unpaid';

describe.each(GATEWAYS)('a link of %s', (name) => {
  let cafe: GatewayShop;
  beforeAll(async () => {
    cafe = await openGatewayShop(name);
  });
  beforeEach(() => cafe.reset());
  afterAll(() => cafe.close());

  const readsOfPages = () => cafe.gateway.calls.filter((call) => call.startsWith('GET')).length;

  it('is made once for what the order owes, also when it is asked for twice at the same time', async () => {
    const order = await cafe.order();
    const answers = await Promise.all([cafe.makePaymentLink(order), cafe.makePaymentLink(order)]);
    answers.push(await cafe.makePaymentLink(order));
    const link = cafe.gateway.lastLink();
    for (const { body } of answers) expect(body.url).toMatch(new RegExp(`/page/${link.id}$`));
    expect(cafe.gateway.links.size).toBe(1);
    expect(link).toMatchObject({ id: `${order.id}-1`, amount: 34_800, currency: 'INR' });
    expect(link.returnUrl).toMatch(new RegExp(`/order-history\\?order=${order.id}&from=gateway$`));
  });

  it('leads back to the order’s page in its language', async () => {
    const order = await cafe.order(GUEST, 'ne');
    await cafe.makePaymentLink(order);
    expect(new URL(cafe.gateway.lastLink().returnUrl).pathname).toBe('/ne/order-history');
  });

  it('is the same after a lost response', async () => {
    const order = await cafe.order();
    cafe.gateway.setTrouble('lost-reply');
    expect(await cafe.makePaymentLink(order)).toMatchObject({
      status: 503,
      body: { code: 'unavailable' },
    });
    expect((await cafe.makePaymentLink(order)).status).toBe(200);
    expect(cafe.gateway.links.size).toBe(1);
  });

  it('has enough time for the gateway, also when it was down before', async () => {
    const order = await cafe.order();
    cafe.gateway.setTrouble('down');
    await cafe.makePaymentLink(order);
    cafe.gateway.setTrouble(undefined);
    cafe.shop.platform.passSeconds(6 * 60);
    await cafe.makePaymentLink(order);
    const livesMs =
      cafe.gateway.lastLink().expiresAt.getTime() - cafe.shop.platform.clock().getTime();
    expect(livesMs).toBeGreaterThan(15 * 60_000);
  });

  it('does not ask again for a dish that was refunded', async () => {
    const order = await cafe.order();
    const { token } = await cafe.shop.signInAdmin();
    const change = (what: 'payments' | 'refunds', body: object) =>
      cafe.shop.request('POST', `/api/orders/${order.id}/${what}`, { token, body });
    await change('payments', { method: 'cash', amount: 200, received: 0 });
    const dish = [{ line: 1, quantity: 1 }];
    const back = { method: 'cash', reason: 'Cold' };
    await change('refunds', { ...back, amount: 174, received: 200, lines: dish });
    await cafe.makePaymentLink(order);
    expect(cafe.gateway.lastLink().amount).toBe(14_800);
    await change('refunds', { ...back, amount: 6, received: 26 });
    await cafe.makePaymentLink(order);
    expect(cafe.gateway.lastLink().amount).toBe(15_400);
  });

  it('tells the gateway no name, and a phone number only if it needs one', async () => {
    await cafe.makePaymentLink(await cafe.order());
    const told = cafe.gateway.bodies.join();
    expect(told).not.toContain(GUEST.name);
    expect(told.includes(GUEST.phoneNumber.slice(-10))).toBe(name === 'cashfree');
  });

  it('is made anew when it has expired or the owed amount has changed', async () => {
    const order = await cafe.order();
    await cafe.makePaymentLink(order);
    cafe.shop.platform.passSeconds(16 * 60);
    await cafe.makePaymentLink(order);
    expect([...cafe.gateway.links.keys()]).toEqual([`${order.id}-1`, `${order.id}-2`]);
  });

  it('is refused to strangers, and for an order that awaits no payment', async () => {
    const order = await cafe.order();
    const stranger = await cafe.makePaymentLink({ ...order, accessToken: 'x' } as typeof order);
    expect(stranger.status).toBe(404);
    await cafe.shop.setStatus(order.id, 'cancelled');
    expect((await cafe.makePaymentLink(order)).body.code).toBe('conflict');
    expect(cafe.gateway.links.size).toBe(0);
  });

  it('holds the order anew, once', async () => {
    await cafe.shop.changeSettings({
      openingMode: 'open',
      upiId: 'cafe@bank',
      cancelUnpaidAfterMinutes: 15,
    });
    const order = await cafe.order();
    const { platform } = cafe.shop;
    const lapse = () => cancelUnpaidOrders({ ...platform, db: cafe.shop.shop.database.db });
    platform.passSeconds(14 * 60);
    await cafe.makePaymentLink(order);
    platform.passSeconds(14 * 60);
    expect(await lapse()).toBe(0);
    await cafe.makePaymentLink(order);
    platform.passSeconds(2 * 60);
    expect(await lapse()).toBe(1);
  });

  it('whose webhook never comes is asked about, at growing intervals, by one server at a time', async () => {
    const order = await cafe.order();
    await cafe.makePaymentLink(order);
    await cafe.runChecks();
    expect(readsOfPages()).toBe(0);
    cafe.shop.platform.passSeconds(20);
    await Promise.all([cafe.runChecks(), cafe.runChecks()]);
    const once = readsOfPages();
    expect(once).toBe(name === 'razorpay' ? 1 : 2);
    cafe.gateway.pay(cafe.gateway.lastLink());
    cafe.shop.platform.passSeconds(10);
    await cafe.runChecks();
    expect(readsOfPages()).toBe(once);
    cafe.shop.platform.passSeconds(10);
    await cafe.runChecks();
    expect((await cafe.read(order.id)).paymentStatus).toBe('paid');
    cafe.shop.platform.passSeconds(86_400);
    await cafe.runChecks();
    expect(readsOfPages()).toBe(2 * once);
  });

  it('counts what a bank confirms after it expired, without a webhook', async () => {
    const order = await cafe.order();
    await cafe.makePaymentLink(order);
    const link = cafe.gateway.lastLink();
    cafe.gateway.expire(link);
    cafe.shop.platform.passSeconds(21 * 60);
    await cafe.runChecks();
    cafe.gateway.pay(link);
    cafe.shop.platform.passSeconds(5 * 60);
    await cafe.runChecks();
    expect(await cafe.counted(order.id)).toEqual([34_800]);
  });

  it('is asked about no more a day after it expired', async () => {
    await cafe.makePaymentLink(await cafe.order());
    cafe.gateway.expire(cafe.gateway.lastLink());
    for (let hours = 0; hours < 48; hours += 1) {
      cafe.shop.platform.passSeconds(3600);
      await cafe.runChecks();
    }
    const asked = readsOfPages() / (name === 'razorpay' ? 1 : 2);
    expect(asked).toBeGreaterThan(8);
    expect(asked).toBeLessThan(20);
  });

  it('is asked about no more a day after it expired, even if every answer is a surprise', async () => {
    await cafe.makePaymentLink(await cafe.order());
    const { gateway } = cafe.shop.platform;
    if (!gateway) throw new Error('The shop has no gateway');
    let asked = 0;
    cafe.shop.platform.gateway = {
      ...gateway,
      readPaymentLink: () => {
        asked += 1;
        throw new Error('Nobody expected this');
      },
    };
    for (let hours = 0; hours < 96; hours += 1) {
      if (hours === 48) asked = 0;
      cafe.shop.platform.passSeconds(3600);
      await cafe.runChecks().catch(() => {});
    }
    cafe.shop.platform.gateway = gateway;
    expect(asked).toBe(0);
  });

  it('is asked about when its customer returns, also while the gateway is down', async () => {
    const order = await cafe.order();
    await cafe.makePaymentLink(order);
    cafe.gateway.pay(cafe.gateway.lastLink());
    cafe.gateway.setTrouble('down');
    expect((await cafe.check(order)).body.paymentStatus).toBe('pending');
    cafe.gateway.setTrouble(undefined);
    expect((await cafe.check(order)).body.paymentStatus).toBe('paid');
    expect(await cafe.counted(order.id)).toEqual([34_800]);
  });

  it('costs no more than thirty calls of the gateway an hour for one order', async () => {
    const order = await cafe.order();
    const statuses: number[] = [];
    for (let call = 0; call < 31; call += 1) statuses.push((await cafe.check(order)).status);
    expect(statuses.slice(29)).toEqual([200, 429]);
  });

  it('cannot be kept from its customer by the calls of a stranger', async () => {
    const order = await cafe.order();
    const stranger = { ...order, accessToken: 'x' };
    for (let call = 0; call < 31; call += 1) {
      expect((await cafe.makePaymentLink(stranger)).status).toBe(404);
    }
    expect((await cafe.makePaymentLink(order)).status).toBe(200);
  });

  it('needs the right keys, which the owner can test', async () => {
    const test = () => cafe.shop.asAdmin('POST', '/api/admin/gateway/test');
    expect(await test()).toEqual({ problem: null });
    cafe.gateway.setTrouble('down');
    expect((await test()).problem).toMatch(/ answered 503$/);
    expect(await cafe.shop.asAdmin('GET', '/api/admin/gateway')).toMatchObject({
      webhookUrl: `http://localhost:3000/webhooks/${name}`,
      lastEventAt: null,
      withoutGateway: null,
    });
  });
});
