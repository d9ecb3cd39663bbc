import { beforeEach, describe, expect, it } from 'vitest';
import type { Board } from '../../../shared/contract/kitchen/kitchen-contract';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import type { DashboardToday } from '../../../shared/contract/money/dashboard-contract';
import type { Order } from '../../../shared/contract/orders/order-shape';
import type { NewestOrder } from '../../../shared/contract/orders/orders-contract';
import { today } from '../../../tests/support/orders/later-orders';
import { guestOf, orderFor, sendOrder } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop, type SignedIn } from '../../../tests/support/platform/test-shop';
import { forgetClients } from '../../orders/place/unpaid-orders';

const STRANGER = '198.51.100.66';
/** What unpaid orders of one network's guests take of a list at most. */
const SHARE = 30;

const shop = await forEachTest(openTestShop({ TRUST_PROXY: '1' }));
let tea: Product;
let guests = 0;
beforeEach(async () => {
  guests = 0;
  await shop.changeSettings({ upiId: 'cafe@bank' });
  tea = await shop.addProduct({ price: 20, prepMinutes: 0, stockCount: 10_000 });
});

type Placed = Order & { accessToken: string };

/** Places an order of another guest. */
async function order(from: string, changes: object = {}, customer?: SignedIn): Promise<Placed> {
  guests += 1;
  const guest = customer ? {} : { guest: guestOf(guests) };
  const answer = await sendOrder(shop, orderFor(tea, 1, { ...guest, ...changes }), {
    from,
    ...(customer && { customer }),
  });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  shop.platform.passSeconds(1);
  return answer.body;
}

/** The same as if each had been placed with its own time; `networkOf` gives others another network. */
async function copies(
  count: number,
  { id }: Order,
  networkOf: (copy: number) => object = () => ({}),
): Promise<string[]> {
  const { db } = shop.shop.database;
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  const history = await db
    .selectFrom('order_history')
    .selectAll()
    .where('order_id', '=', id)
    .execute();
  const claim = await db
    .selectFrom('payment_claims')
    .selectAll()
    .where('order_id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Error(`No order ${id}`);
  const ids = Array.from({ length: count }, (_, copy) => `COPY${10_000 + copy}`);
  const at = (time: string, copy: number) => new Date(Date.parse(time) + copy * 10).toISOString();
  for (const [copy, copied] of ids.entries()) {
    const times = {
      created_at: at(row.created_at, copy),
      updated_at: at(row.updated_at, copy),
    };
    await db
      .insertInto('orders')
      .values({ ...row, ...times, ...networkOf(copy), id: copied })
      .execute();
    const changes = history.map((change) => ({ ...change, order_id: copied }));
    await db.insertInto('order_history').values(changes).execute();
    if (!claim) continue;
    const made = { ...claim, reference: `63066841${1000 + copy}`, order_id: copied };
    await db.insertInto('payment_claims').values(made).execute();
  }
  shop.platform.passSeconds(count);
  return ids;
}

const board = (): Promise<Board> => shop.asAdmin('GET', '/api/admin/kitchen');
const newest = (): Promise<NewestOrder[]> => shop.asAdmin('GET', '/api/admin/newest-orders');
const todayOf = (): Promise<DashboardToday> => shop.asAdmin('GET', '/api/admin/dashboard/today');
const pay = ({ id }: Order) =>
  shop.asAdmin('PUT', `/api/orders/${id}/payment-status`, { paymentStatus: 'paid' });
const setStatus = ({ id }: Order, status: string, reason?: string) =>
  shop.asAdmin('PUT', `/api/orders/${id}/status`, { status, reason });
const asGuest = (what: string, { id, accessToken }: Placed, body?: object) =>
  shop.succeed('POST', `/api/orders/${id}/${what}`, {
    headers: { 'Order-Access-Token': accessToken },
    body,
  });
const cancel = (placed: Placed) => asGuest('cancellation', placed);
const idsOf = (listed: readonly { id: string }[]) => listed.map(({ id }) => id);

const ownNetwork = (copy: number) => ({ client_key: `network ${copy}` });

describe('a list of the staff is not filled by strangers who never pay', () => {
  it('like the board, and the orders that ring', async () => {
    const paid = await order('203.0.113.1');
    await pay(paid);
    const customer = await order('203.0.113.2', {}, await shop.signInCustomer());
    const guest = await order('203.0.113.3');
    const stranger = await order(STRANGER);
    const strangers = [stranger.id, ...(await copies(250, stranger))];
    for (const listed of [(await board()).tickets, await newest()]) {
      const shown = idsOf(listed);
      expect(shown).toEqual(expect.arrayContaining([paid.id, customer.id, guest.id]));
      expect(shown.filter((id) => strangers.includes(id))).toHaveLength(SHARE);
    }
  });

  it('of many networks either', async () => {
    const paid = await order('203.0.113.1');
    await pay(paid);
    const inPart = await order('203.0.113.1');
    await shop.asAdmin('POST', `/api/orders/${inPart.id}/payments`, {
      method: 'cash',
      amount: 5,
      received: 0,
    });
    const customer = await order('203.0.113.2', {}, await shop.signInCustomer());
    await copies(250, await order(STRANGER), ownNetwork);
    expect((await board()).tickets).toHaveLength(100);
    expect(await newest()).toHaveLength(200);
    for (const listed of [(await board()).tickets, await newest()]) {
      const known = [paid.id, inPart.id, customer.id];
      expect(idsOf(listed)).toEqual(expect.arrayContaining(known));
    }
  });

  it('nor by what customers with an account have paid', async () => {
    const paid = await order('203.0.113.2', {}, await shop.signInCustomer());
    await pay(paid);
    await copies(100, paid);
    const guest = await order('203.0.113.1');
    await pay(guest);
    expect(idsOf((await board()).tickets)).toContain(guest.id);
    expect(idsOf(await newest())[0]).toBe(guest.id);
  });

  it('nor by orders whose payment staff did not find', async () => {
    const paid = await order('203.0.113.1');
    await pay(paid);
    const stranger = await order(STRANGER);
    await shop.asAdmin('PUT', `/api/orders/${stranger.id}/payment-status`, {
      paymentStatus: 'failed',
    });
    await copies(100, stranger, ownNetwork);
    for (const listed of [(await board()).tickets, (await newest()).slice(0, 100)]) {
      expect(idsOf(listed)).toContain(paid.id);
    }
  });

  it('like what was cancelled while it was made', async () => {
    const begun = await order('203.0.113.1');
    await setStatus(begun, 'preparing');
    await setStatus(begun, 'cancelled', 'customer-asked');
    const guest = await order('203.0.113.2');
    await cancel(guest);
    const stranger = await order(STRANGER);
    await cancel(stranger);
    await copies(55, stranger);
    const shown = idsOf((await board()).cancelled);
    expect(shown).toEqual(expect.arrayContaining([begun.id, guest.id]));
  });

  it('like the claims to check, also on the days after', async () => {
    const claimed = async (from: string, reference: string) => {
      const placed = await order(from);
      await asGuest('payment-claim', placed, { reference });
      await cancel(placed);
      return placed;
    };
    await copies(24, await claimed(STRANGER, '630668410001'));
    const guest = await claimed('203.0.113.1', '630668490000');
    const shown = async () => {
      const { cancelledToCheck, cancelledToCheckTotal } = await todayOf();
      expect(cancelledToCheckTotal).toBe(26);
      return idsOf(cancelledToCheck);
    };
    expect(await shown()).toContain(guest.id);
    const { db } = shop.shop.database;
    shop.platform.passSeconds(2 * 86_400);
    await forgetClients(db, shop.platform.clock());
    expect(await shown()).toContain(guest.id);
    shop.platform.passSeconds(14 * 86_400);
    await forgetClients(db, shop.platform.clock());
    const keys = await db.selectFrom('orders').select('client_key').execute();
    expect(keys.every(({ client_key }) => client_key === null)).toBe(true);
  });

  it('like the orders for later', async () => {
    await shop.asAdmin('PUT', '/api/admin/kitchen/settings', { laterOrders: true });
    const paid = await order('203.0.113.1', { slotAt: today('19:15') });
    await pay(paid);
    await copies(101, await order(STRANGER, { slotAt: today('13:30') }), ownNetwork);
    const later = idsOf(await shop.asAdmin('GET', '/api/admin/kitchen/later'));
    expect(later).toHaveLength(100);
    expect(later.at(-1)).toBe(paid.id);
  });
});
