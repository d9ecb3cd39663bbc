import { describe, expect, it } from 'vitest';
import type { SettingsInput } from '../../../shared/contract/shop/settings-contract';
import { DELIVERY, openKitchenShop } from '../../../tests/support/kitchen/kitchen-shop';
import { laterOrdersOf, tomorrow } from '../../../tests/support/orders/later-orders';
import { GUEST, orderFor, placed, sendOrder } from '../../../tests/support/orders/test-orders';
import { unpaidOrdersOf } from '../../../tests/support/orders/unpaid-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import type { SignedIn } from '../../../tests/support/platform/test-shop';

const ON = { openingMode: 'open', payAtCounter: true, cashOnDelivery: true } as const;
const COUNTER = { payLater: 'counter' };
const CASH = { ...DELIVERY, payLater: 'cash-on-delivery' };

const cafe = await forEachTest(openKitchenShop());
const asha = await cafe.shop.signInCustomer();

const open = (changes: Partial<SettingsInput> = {}) =>
  cafe.shop.changeSettings({ ...ON, upiId: 'cafe@bank', ...changes });
/** Orders some waffles of ₹40.00. */
const send = (changes: object, customer: SignedIn | undefined = asha, quantity = 1) =>
  sendOrder(cafe.shop, orderFor(cafe.waffle, quantity, { ...changes }), {
    ...(customer && { customer }),
  });

async function refused(answer: ReturnType<typeof send>, code: string, data?: object) {
  const { body } = await answer;
  expect(body).toMatchObject({ code, ...(data && { data }) });
  return body.message;
}

describe('an order that is paid when its customer gets it', () => {
  it('is taken only if the owner has switched it on for this way', async () => {
    await open({ payAtCounter: false });
    const before = await cafe.shop.everything();
    const off = { payLater: 'counter', why: 'off' };
    expect(await refused(send(COUNTER), 'pay_later_refused', off)).toBe(
      'You cannot pay at the counter at the moment. Please pay now.',
    );
    const mixed = await send({ ...COUNTER, ...DELIVERY });
    expect(mixed.body).toMatchObject({
      code: 'bad_input',
      data: { issues: [{ path: 'payLater' }] },
    });
    await refused(send({ payLater: 'cash-on-delivery' }), 'bad_input');
    await refused(send({ payLater: 'never' }), 'bad_input');
    expect(await cafe.shop.everything()).toBe(before);
    expect((await send(CASH)).body).toMatchObject({
      paymentMethod: 'upi',
      payLater: 'cash-on-delivery',
      paymentStatus: 'pending',
    });
    await open({ cashOnDelivery: false });
    await refused(send(CASH), 'pay_later_refused', { payLater: 'cash-on-delivery', why: 'off' });
    expect((await send(COUNTER)).body).toMatchObject({ payLater: 'counter', heldUntil: null });
    expect((await send({})).body).not.toHaveProperty('payLater');
  });

  it('needs a customer who is signed in', async () => {
    await open();
    const before = await cafe.shop.everything();
    const why = { payLater: 'counter', why: 'sign-in' };
    const guest = sendOrder(cafe.shop, orderFor(cafe.waffle, 1, { ...COUNTER, guest: GUEST }));
    expect(await refused(guest, 'pay_later_refused', why)).toBe(
      'Please sign in to pay at the counter, or pay now.',
    );
    expect(await cafe.shop.everything()).toBe(before);
  });

  it('does not lapse, and the board says what is to be collected', async () => {
    await open({ startsWhenPaid: true, cancelUnpaidAfterMinutes: 15 });
    const later = await placed(cafe.shop, orderFor(cafe.waffle, 2, COUNTER), asha);
    const now = await placed(cafe.shop, orderFor(cafe.waffle, 1), asha);
    const { cancelUnpaid } = unpaidOrdersOf(cafe.shop);
    cafe.shop.platform.passSeconds(3600);
    expect(await cancelUnpaid()).toBe(1);
    expect(await cafe.stored(now.id)).toMatchObject({ status: 'cancelled' });
    expect(await cafe.stored(later.id)).toMatchObject({ status: 'placed', heldUntil: null });
    const { tickets } = await cafe.board();
    expect(tickets).toMatchObject([{ payLater: 'counter', totalAmount: 80, heldUntil: null }]);
  });

  it('is paid by the cash or the UPI payment that staff record, and is a task until then', async () => {
    await open();
    const { id } = await placed(cafe.shop, orderFor(cafe.waffle, 2, COUNTER), asha);
    const today = () => cafe.shop.asAdmin('GET', '/api/admin/dashboard/today');
    await cafe.shop.setStatus(id, 'delivered');
    expect((await today()).handedOverUnpaid).toEqual({ orders: 1, since: '2026-04-09' });
    const body = { method: 'cash', amount: 80, received: 0 };
    const paid = await cafe.shop.asAdmin('POST', `/api/orders/${id}/payments`, body);
    expect(paid).toMatchObject({ paymentStatus: 'paid', payments: [{ method: 'cash' }] });
    expect((await today()).handedOverUnpaid.orders).toBe(0);
  });

  it('is one of two open ones of a customer, which together cost what the owner allows', async () => {
    await open({ payLaterAmount: 200 });
    const tooMuch = { of: 'customer', exceeds: 'amount', allowed: 200 };
    await refused(send(COUNTER, asha, 6), 'unpaid_limit', tooMuch);
    const { body: first } = await send(COUNTER, asha, 2);
    await refused(send(COUNTER, asha, 4), 'unpaid_limit', tooMuch);
    // The kitchen has begun it, and it is still to be paid.
    await cafe.shop.setStatus(first.id, 'preparing');
    expect((await send(COUNTER)).status).toBe(201);
    const before = await cafe.shop.everything();
    await refused(send(COUNTER), 'too_many_unpaid_orders', { of: 'buyer' });
    expect(await cafe.shop.everything()).toBe(before);
    // Any order can be paid first, and staff order for anybody.
    expect((await send({})).status).toBe(201);
    expect((await send(COUNTER, cafe.cook, 6)).status).toBe(201);
    await cafe.shop.setStatus(first.id, 'delivered');
    expect((await send(COUNTER)).status).toBe(201);
  });

  it('counts until it is made, also if that is tomorrow', async () => {
    await laterOrdersOf(cafe.shop).setKitchen({ laterOrders: true });
    await open();
    for (const slotAt of [tomorrow('18:00'), tomorrow('18:15')]) {
      expect((await send({ ...COUNTER, slotAt })).status).toBe(201);
    }
    cafe.shop.platform.setClock(tomorrow('17:00'));
    const before = await cafe.shop.everything();
    await refused(send(COUNTER), 'too_many_unpaid_orders', { of: 'buyer' });
    expect(await cafe.shop.everything()).toBe(before);
    cafe.shop.platform.passSeconds(25 * 3600);
    expect((await send(COUNTER)).status).toBe(201);
  });

  it('counts among unpaid orders until the kitchen begins it, because it does not lapse', async () => {
    await open({ cancelUnpaidAfterMinutes: 15, unpaidAmountOfCustomer: 100 });
    expect((await send(COUNTER, asha, 2)).status).toBe(201);
    cafe.shop.platform.passSeconds(30 * 3600);
    await refused(send({}), 'unpaid_limit', { of: 'customer', exceeds: 'amount', allowed: 100 });
  });

  it('is counted with those that are placed at the same time', async () => {
    await open();
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(COUNTER)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 429, 429]);
  });
});

it('a key is refused with another way to pay', async () => {
  await open();
  const sendWithKey = (changes: object) =>
    sendOrder(cafe.shop, orderFor(cafe.waffle, 1, { ...changes }), { customer: asha, key: 'k' });
  await sendWithKey({});
  expect((await sendWithKey(COUNTER)).body.code).toBe('idempotency_key_reused');
});
