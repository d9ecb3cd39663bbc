import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '../../../shared/contract/orders/order-shape';
import { GATEWAYS } from '../../../shared/domain/orders/order-payments';
import { type GatewayShop, openGatewayShop } from '../../../tests/support/money/gateway-shop';
import { proveSums, troublesOf } from '../proof/prove-sums';
import { checkRefunds } from './check-refunds';
import { settleRefunds } from './settle-refund';

describe.each(GATEWAYS)('a refund in the dashboard of %s', (name) => {
  let cafe: GatewayShop;
  let order: Order;
  let payment: string;
  beforeAll(async () => {
    cafe = await openGatewayShop(name);
  });
  beforeEach(async () => {
    await cafe.reset();
    order = await cafe.order();
    await cafe.makePaymentLink(order);
    const link = cafe.gateway.lastLink();
    await cafe.send(cafe.gateway.pay(link));
    payment = link.receipts[0]?.reference ?? '';
  });
  afterAll(async () => {
    expect(troublesOf(await proveSums(cafe.shop.shop.database.db))).toEqual([]);
    await cafe.close();
  });

  const act = (path: string, body: object) =>
    cafe.shop.asAdmin('POST', `/api/orders/${order.id}/${path}`, body);
  const poll = async (seconds = 3600) => {
    cafe.shop.platform.passSeconds(seconds);
    const { gateway } = cafe.shop.platform;
    if (!gateway) throw new Error('The shop has no gateway');
    const deps = { ...cafe.shop.platform, db: cafe.shop.shop.database.db };
    await checkRefunds(deps, gateway);
    await settleRefunds(deps, gateway);
  };

  it('is counted by its webhook, once, however often and with what status it is reported', async () => {
    const refund = cafe.gateway.refundOutside(payment, 34_800);
    const pending = cafe.gateway.settleRefund(refund, 'pending');
    await Promise.all([cafe.send(pending), cafe.send(pending), poll()]);
    expect(await cafe.read(order.id)).toMatchObject({
      paymentStatus: 'refunded',
      gatewayRefunds: [{ amount: 348, state: 'pending' }],
      gatewayRefundable: 0,
    });
    await cafe.send(cafe.gateway.settleRefund(refund, 'done'));
    await poll();
    expect(await cafe.read(order.id)).toMatchObject({ gatewayRefunds: [{ state: 'done' }] });
    expect(await cafe.counted(order.id)).toEqual([-34_800, 34_800]);
  });

  it('is found without a webhook, also months after the payment, and settled later', async () => {
    await poll();
    const months = [1, 2, 3, 4].map(() => 30 * 86_400);
    for (const seconds of months) await poll(seconds);
    const refund = cafe.gateway.refundOutside(payment, 10_000);
    await poll(31 * 86_400);
    expect(await cafe.read(order.id)).toMatchObject({
      paymentStatus: 'paid',
      gatewayRefunds: [{ amount: 100, state: 'pending' }],
      gatewayRefundable: 248,
    });
    refund.status = 'done';
    await poll(86_400);
    expect(await cafe.read(order.id)).toMatchObject({ gatewayRefunds: [{ state: 'done' }] });
    expect(await cafe.counted(order.id)).toEqual([-10_000, 34_800]);
  });

  it('that the gateway does not make after all is taken back, and one that failed never counts', async () => {
    const refund = cafe.gateway.refundOutside(payment, 10_000);
    await cafe.send(cafe.gateway.settleRefund(refund, 'pending'));
    await cafe.send(cafe.gateway.settleRefund(refund, 'failed'));
    const failed = cafe.gateway.refundOutside(payment, 5000);
    await cafe.send(cafe.gateway.settleRefund(failed, 'failed'));
    expect(await cafe.read(order.id)).toMatchObject({
      paymentStatus: 'paid',
      gatewayRefunds: [{ amount: 100, state: 'failed' }],
      gatewayRefundable: 348,
    });
  });

  it('that the shop itself asked for is never one more, even if its reply is lost', async () => {
    cafe.gateway.setTrouble('lost-reply');
    await act('gateway-refund', { amount: 348, refundable: 348, reason: 'Cold', lines: [] });
    const [refund] = cafe.gateway.refunds.values();
    if (!refund) throw new Error('The gateway was asked for no refund');
    await Promise.all([cafe.send(cafe.gateway.settleRefund(refund, 'done')), poll()]);
    await poll();
    expect((await cafe.read(order.id)).gatewayRefunds).toMatchObject([{ state: 'done' }]);
    expect(await cafe.counted(order.id)).toEqual([-34_800, 34_800]);
  });

  it('that staff had recorded by hand is the same money, with its dishes', async () => {
    const lines = [{ line: 1, quantity: 1 }];
    cafe.shop.platform.passSeconds(1);
    await act('refunds', { method: 'upi', amount: 174, received: 348, lines, reason: 'Cold' });
    cafe.shop.platform.passSeconds(1);
    await act('refunds', { method: 'cash', amount: 100, received: 174, reason: 'Cold' });
    cafe.shop.platform.passSeconds(1);
    const refund = cafe.gateway.refundOutside(payment, 17_400);
    await cafe.send(cafe.gateway.settleRefund(refund, 'done'));
    const { payments } = await cafe.read(order.id);
    expect(payments).toMatchObject([
      { kind: 'payment', amount: 348 },
      { kind: 'refund', method: 'cash', amount: 100 },
      { kind: 'refund', method: 'gateway', amount: 174, lines },
    ]);
  });

  it('of a payment that the shop does not know changes nothing', async () => {
    const refund = cafe.gateway.refundOutside('pay_of_another_shop', 10_000);
    const before = await cafe.counted(order.id);
    expect((await cafe.send(cafe.gateway.settleRefund(refund, 'done'))).status).toBe(200);
    expect(await cafe.counted(order.id)).toEqual(before);
  });
});
