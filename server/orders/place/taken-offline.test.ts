import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Order } from '../../../shared/contract/orders/order-shape';
import { kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import { openKitchenShop } from '../../../tests/support/kitchen/kitchen-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { findPrinter } from '../../kitchen/printing/printer-store';
import { queueNewOrders } from '../../kitchen/printing/queue-tickets';
import { proveSums, troublesOf } from '../../money/proof/prove-sums';
import { insertClosing } from '../../money/reports/closing-store';
import { readSheet } from '../../money/reports/read-sheet';
import { lockDay } from '../../money/seals/closed-days';
import { inTransaction } from '../../platform/db/transaction';
import { countKept } from '../promise/count-kept';
import { listPromised } from '../promise/promise-store';

const cafe = await forEachTest(openKitchenShop());
const { shop } = cafe;

const db = () => shop.shop.database.db;
const now = () => shop.platform.clock().toISOString();
/** In which it would be committed if it waited for nobody. */
const LONGER_THAN_AN_ORDER_MS = 300;
const BY_CASH = { method: 'cash', amount: 40, received: 0 };

/** Sends a walk-in's waffle so many seconds after a tablet without a network took it. */
async function sendLate(seconds: number, tablet: object = {}): Promise<Order> {
  const takenAt = now();
  shop.platform.passSeconds(seconds);
  const { status, body } = await shop.request('POST', '/api/admin/orders', {
    token: cafe.cook.token,
    body: {
      channel: 'counter',
      deliveryMethod: 'pickup',
      items: [{ productId: cafe.waffle.id, quantity: 1 }],
      tablet: { id: 'one', takenAt, ...tablet },
    },
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

const ticketOf = async ({ id }: Order) =>
  (await cafe.board()).tickets.find((ticket) => ticket.id === id);

async function dayOf({ id }: Order) {
  const row = db().selectFrom('orders').select(['business_date', 'created_at', 'taken_at']);
  return row.where('id', '=', id).executeTakeFirstOrThrow();
}

describe('an order that a tablet took without a network', () => {
  it('says so on the board, by the tablet’s clock within its bounds, and waits from now on', async () => {
    const takenAt = now();
    const order = await sendLate(3600);
    expect(await ticketOf(order)).toMatchObject({ takenAt, placedAt: takenAt, startsAt: now() });
    const sent = await cafe.order();
    expect(await ticketOf(sent)).not.toHaveProperty('takenAt');
    const ahead = await sendLate(0, { takenAt: '2999-01-01T00:00:00.000Z' });
    expect(await ticketOf(ahead)).toMatchObject({ takenAt: now() });
    const behind = await sendLate(0, { takenAt: '1970-01-01T00:00:00.000Z' });
    const weekAgo = new Date(Date.parse(now()) - 7 * 86_400_000).toISOString();
    expect(await ticketOf(behind)).toMatchObject({ takenAt: weekAgo });
    expect(troublesOf(await proveSums(db()))).toEqual([]);
  });

  it('belongs to its day while that is open, else to today', async () => {
    const takenAt = now();
    const [date] = takenAt.split('T');
    expect(await dayOf(await sendLate(86_400))).toEqual({
      business_date: date,
      created_at: takenAt,
      taken_at: takenAt,
    });
    const path = `/api/admin/reports/days/${date}`;
    const { seen } = await shop.asAdmin('GET', path);
    const entered = { seen, countId: null, explanation: '', early: '' };
    await shop.asAdmin('POST', `${path}/closing`, entered);
    const closed = await dayOf(await sendLate(0, { takenAt }));
    expect(closed).toMatchObject({ taken_at: takenAt, created_at: now() });
    const [today] = now().split('T');
    expect(closed.business_date).toBe(today);
    await shop.asAdmin('POST', `${path}/reopening`, { reason: 'Late orders' });
    expect(await dayOf(await sendLate(0, { takenAt }))).toMatchObject({ business_date: date });
  });

  it('belongs to today if its day is closed at the same time', async () => {
    const takenAt = now();
    const { date } = kolkataTime(shop.platform.clock());
    shop.platform.passSeconds(86_400);
    const sheet = JSON.stringify(await readSheet(db(), date));
    let sent: Promise<Order> | undefined;
    await inTransaction(db(), async (tx) => {
      await lockDay(tx, date);
      sent = sendLate(0, { takenAt });
      await sleep(LONGER_THAN_AN_ORDER_MS);
      await insertClosing(tx, {
        business_date: date,
        closed_at: now(),
        admin_id: '',
        by_name: 'Pema',
        sheet,
        counted_cash_paise: 0,
        explanation: '',
        early_reason: '',
        known_payments: '[]',
      });
    });
    expect(await sent?.then(dayOf)).toMatchObject({ created_at: now() });
    expect(troublesOf(await proveSums(db()))).toEqual([]);
  });

  it('teaches the promise nothing, and was promised nothing', async () => {
    const since = now();
    const order = await sendLate(60);
    await shop.setStatus(order.id, 'delivered');
    expect(await listPromised(db(), '2000-01-01')).toEqual([]);
    const later = new Date(Date.parse(now()) + 86_400_000);
    expect(await countKept(db(), { since, now: later })).toEqual({ kept: 0, total: 0 });
  });
});

describe('one that was made already', () => {
  it('is handed over and paid as recorded, and neither rings nor prints', async () => {
    const input = { name: 'Stove', kind: 'star', paperDots: 576, printsNew: 'placed' };
    const added = { ...input, printsReceipts: true };
    const { printer } = await shop.asAdmin('POST', '/api/admin/printers', added);
    const order = await sendLate(3600, { isHandedOver: true });
    expect(order).toMatchObject({ status: 'delivered', paymentStatus: 'pending' });
    expect(order.statusUpdates.map(({ status }) => status)).toEqual([
      ...['placed', 'preparing', 'delivered'],
    ]);
    await shop.succeed('POST', `/api/orders/${order.id}/payments`, {
      token: cafe.cook.token,
      body: BY_CASH,
    });
    expect(await cafe.stored(order.id)).toMatchObject({ paymentStatus: 'paid' });
    expect(await ticketOf(order)).toBeUndefined();
    const { clock, newId } = shop.platform;
    const stove = await findPrinter(db(), printer.id);
    if (!stove) throw new Error('no printer');
    await queueNewOrders({ db: db(), clock, newId }, stove);
    expect(await db().selectFrom('print_jobs').select('what').execute()).toEqual([]);
    expect(await shop.stockOf(cafe.waffle.id)).toBe(99);
    const taken = (await cafe.audited(order)).find(({ from }) => from === null);
    expect(taken?.to).toMatchObject({ isHandedOver: true });
    expect(troublesOf(await proveSums(db()))).toEqual([]);
  });

  it('is made when it comes at once, whatever the tablet says', async () => {
    const sent = await sendLate(0, { takenAt: undefined, isHandedOver: true });
    expect(sent.status).toBe('preparing');
  });
});
