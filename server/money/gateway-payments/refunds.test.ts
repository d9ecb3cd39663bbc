import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '../../../shared/contract/orders/order-shape';
import { GATEWAYS } from '../../../shared/domain/orders/order-payments';
import { type GatewayShop, openGatewayShop } from '../../../tests/support/money/gateway-shop';
import { proveSums, troublesOf } from '../proof/prove-sums';
import { settleRefunds } from './settle-refund';

describe.each(GATEWAYS)('a refund through %s', (name) => {
  let cafe: GatewayShop;
  let order: Order;
  beforeAll(async () => {
    cafe = await openGatewayShop(name);
  });
  beforeEach(async () => {
    await cafe.reset();
    order = await cafe.order();
    await cafe.makePaymentLink(order);
    await cafe.send(cafe.gateway.pay(cafe.gateway.lastLink()));
  });
  afterAll(async () => {
    expect(troublesOf(await proveSums(cafe.shop.shop.database.db))).toEqual([]);
    await cafe.close();
  });

  const refund = async (amount: number, refundable = 348, lines: object[] = []) =>
    cafe.shop.request('POST', `/api/orders/${order.id}/gateway-refund`, {
      token: (await cafe.shop.signInAdmin()).token,
      body: { amount, refundable, reason: 'Cold', lines },
    });
  const lastRefund = () => {
    const last = [...cafe.gateway.refunds.values()].at(-1);
    if (!last) throw new Error('The gateway was asked for no refund');
    return last;
  };
  const troubles = async () =>
    (await cafe.shop.asAdmin('GET', '/api/admin/dashboard/today')).gatewayTroubles;
  const runJob = async () => {
    const { gateway } = cafe.shop.platform;
    const deps = { ...cafe.shop.platform, db: cafe.shop.shop.database.db };
    if (gateway) await settleRefunds(deps, gateway);
  };

  it('is pending until the gateway says that it is done, once', async () => {
    const { body } = await refund(348);
    expect(body).toMatchObject({
      paymentStatus: 'refunded',
      gatewayRefunds: [{ amount: 348, state: 'pending' }],
      gatewayRefundable: 0,
    });
    expect(lastRefund()).toMatchObject({ id: `${order.id}-r1`, amount: 34_800 });
    const done = cafe.gateway.settleRefund(lastRefund(), 'done');
    const late = cafe.gateway.settleRefund({ ...lastRefund() }, 'failed');
    await cafe.send(done);
    await cafe.send(done);
    await cafe.send(late);
    const shown = await cafe.check(order);
    expect(shown.body).toMatchObject({
      paymentStatus: 'refunded',
      gatewayRefunds: [{ amount: 348, state: 'done' }],
    });
    expect(shown.body.gatewayRefundable).toBeUndefined();
    expect(await cafe.counted(order.id)).toEqual([-34_800, 34_800]);
  });

  it('has the time of its payment, also when the order was changed later by another clock', async () => {
    const later = new Date(Date.now() + 60_000).toISOString();
    const { db } = cafe.shop.shop.database;
    await db.updateTable('orders').set({ updated_at: later }).where('id', '=', order.id).execute();
    await refund(100);
    const shown = await cafe.read(order.id);
    expect(shown.gatewayRefunds).toMatchObject([{ amount: 100, at: later }]);
    expect(shown.payments).toContainEqual(expect.objectContaining({ kind: 'refund', at: later }));
  });

  it('of a part leaves the order paid, and the rest can follow', async () => {
    expect((await refund(100)).body).toMatchObject({
      paymentStatus: 'paid',
      gatewayRefundable: 248,
    });
    expect((await refund(249, 248)).status).toBe(400);
    expect((await refund(248, 248)).body.paymentStatus).toBe('refunded');
    expect(await cafe.counted(order.id)).toEqual([-24_800, -10_000, 34_800]);
  });

  it('of dishes names them, and no unit is refunded twice', async () => {
    const before = await cafe.shop.everything();
    const dish = [{ line: 1, quantity: 1 }];
    expect((await refund(10, 348, [{ line: 1, quantity: 99 }])).status).toBe(400);
    expect(await cafe.shop.everything()).toBe(before);
    const { body } = await refund(10, 348, dish);
    const named = expect.objectContaining({ kind: 'refund', method: 'gateway', lines: dish });
    expect(body.payments).toContainEqual(named);
    const units = order.items[0]?.quantity ?? 0;
    expect((await refund(10, 338, [{ line: 1, quantity: units }])).status).toBe(400);
    // A refund that the gateway refuses leaves its dishes to the next one.
    await cafe.send(cafe.gateway.settleRefund(lastRefund(), 'failed'));
    expect((await refund(10, 348, [{ line: 1, quantity: units }])).status).toBe(200);
  });

  it('is made once when two staff ask at the same time', async () => {
    const answers = await Promise.all([refund(348), refund(348)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(cafe.gateway.refunds.size).toBe(1);
  });

  it('is asked for again after a lost response, and made once', async () => {
    cafe.gateway.setTrouble('lost-reply');
    expect((await refund(348)).body.gatewayRefunds).toMatchObject([{ state: 'asked' }]);
    cafe.shop.platform.passSeconds(20);
    await Promise.all([runJob(), runJob()]);
    expect(cafe.gateway.refunds.size).toBe(1);
    expect((await cafe.read(order.id)).gatewayRefunds).toMatchObject([{ state: 'pending' }]);
    lastRefund().status = 'done';
    cafe.shop.platform.passSeconds(40);
    await runJob();
    expect((await cafe.read(order.id)).gatewayRefunds).toMatchObject([{ state: 'done' }]);
  });

  it('that the gateway fails to make is taken back, and can be asked for again', async () => {
    await refund(348);
    await cafe.send(cafe.gateway.settleRefund(lastRefund(), 'failed'));
    expect(await cafe.read(order.id)).toMatchObject({
      paymentStatus: 'paid',
      gatewayRefunds: [{ state: 'failed' }],
      gatewayRefundable: 348,
    });
    const trouble = { id: order.id, trouble: 'refund-refused' };
    expect(await troubles()).toMatchObject([trouble]);
    cafe.shop.platform.passSeconds(1);
    expect((await refund(348)).body.paymentStatus).toBe('refunded');
    expect(await troubles()).toEqual([]);
    expect(cafe.gateway.refunds.size).toBe(2);
  });

  it('that was made after all is counted again, with its dishes', async () => {
    const lines = [{ line: 1, quantity: order.items[0]?.quantity }];
    await refund(348, 348, lines);
    await cafe.send(cafe.gateway.settleRefund(lastRefund(), 'failed'));
    const done = cafe.gateway.settleRefund(lastRefund(), 'done');
    await cafe.send(done);
    await cafe.send(done);
    const shown = await cafe.read(order.id);
    expect(shown).toMatchObject({ paymentStatus: 'refunded', gatewayRefunds: [{ state: 'done' }] });
    expect(shown.payments).toContainEqual(expect.objectContaining({ kind: 'refund', lines }));
  });

  it('that was made after all, though staff returned the money by hand, leaves nothing paid', async () => {
    await refund(348);
    await cafe.send(cafe.gateway.settleRefund(lastRefund(), 'failed'));
    await cafe.shop.asAdmin('POST', `/api/orders/${order.id}/refunds`, {
      method: 'upi',
      reason: 'Cold',
      amount: 348,
      received: 348,
    });
    await cafe.send(cafe.gateway.settleRefund(lastRefund(), 'done'));
    expect(await cafe.read(order.id)).toMatchObject({ paymentStatus: 'refunded' });
    expect(troublesOf(await proveSums(cafe.shop.shop.database.db))).toEqual([
      `Orders with more refunded than paid: ${order.id}.`,
    ]);
  });

  it('is not offered once another gateway is configured, or none', async () => {
    const { platform } = cafe.shop;
    const { gateway } = platform;
    if (!gateway) throw new Error('The shop has no gateway');
    const other = GATEWAYS.find((one) => one !== name);
    const shownWith = async (configured: typeof gateway | undefined) => {
      platform.gateway = configured;
      await cafe.shop.restart();
      return (await cafe.read(order.id)).gatewayRefundable;
    };
    expect(await shownWith(other && { ...gateway, name: other })).toBe(0);
    expect((await refund(348)).status).toBe(409);
    expect(await shownWith(undefined)).toBeUndefined();
    expect((await refund(348)).status).toBe(404);
    expect(await shownWith(gateway)).toBe(348);
    const byHand = { reason: 'Cold', method: 'upi', amount: 100, received: 348 };
    const { body } = await cafe.shop.request('POST', `/api/orders/${order.id}/refunds`, {
      token: (await cafe.shop.signInAdmin()).token,
      body: byHand,
    });
    expect(body.gatewayRefundable).toBe(248);
  });

  it('that fails is a task, even if another one was made while it was on its way', async () => {
    const failures: (() => ReturnType<typeof cafe.gateway.settleRefund>)[] = [];
    for (const [amount, left] of [
      [100, 348],
      [50, 248],
      [20, 198],
    ] as const) {
      await refund(amount, left);
      const asked = lastRefund();
      failures.push(() => cafe.gateway.settleRefund(asked, amount === 20 ? 'done' : 'failed'));
      cafe.shop.platform.passSeconds(1);
    }
    for (const settle of failures.reverse()) await cafe.send(settle());
    expect(await troubles()).toMatchObject([{ id: order.id, trouble: 'refund-refused' }]);
    cafe.shop.platform.passSeconds(1);
    await refund(150, 328);
    expect(await troubles()).toEqual([]);
  });
});
