import type { Channel } from '../../../shared/domain/orders/channel';
import type { OrderStatus } from '../../../shared/domain/orders/order-status';
import type { PaymentStatus } from '../../../shared/domain/orders/payment';
import { kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import { orderRows } from '../../support/orders/order-rows';
import { type ClientRecords, newAttempt, noRecords } from './client-records';
import type { Ledger } from './ledger';
import { AT, eventsOf, historyOf, lastOf, type SampleOrder, ticketOf } from './sample-orders';
import { WAITER_KEY } from './waiters';

const TEA = { productId: 'tea', name: 'Tea', price: 4550, packagingCharge: 500 };
const LEMON = { section: 'extra', value: 'lemon', priceModifier: 1025 };
const CHOSEN = { ...LEMON, sectionLabel: 'Extra', optionLabel: 'Lemon' };
const FEES = { deliveryFee: 2000, reducedDeliveryFee: 1000, reducedDeliveryFeeFrom: 49_900 };
const INITIAL = 1000;
const ADJUSTED = 7;

export interface SampleShop {
  ledger: Ledger;
  clientRecords: ClientRecords;
}

/** It prints accepted orders, and has got all events. */
export const SAMPLE_PRINTER: Ledger['printers'][number] = {
  id: 'kitchen',
  prints_new: 'accepted',
  last_event: Number.MAX_SAFE_INTEGER,
};

const JOB = 'job-1';
const PAUSED = { id: 'm1', type: 'shop-paused' };

/**
 * A correct shop, and clients whose records agree with it. The guard has paused it and told the owner twice, because a
 * server was killed; and a ticket was printed twice.
 */
export function sampleShop(orders: readonly SampleOrder[]): SampleShop {
  const at = Date.parse(AT);
  const ledger: Ledger = {
    ...{ orders: [], items: [], priceAdjustments: [], payments: [], orderChanges: [] },
    ...{ tips: [], drawerEntries: [], guestRounds: 0 },
    ...{ history: [], events: [], lastEvent: 0, keys: [], ticketChanges: [] },
    ...{ dailyFigures: [], hourlyFigures: [], productFigures: [], printers: [] },
    inventory: [
      { id: 'stock-of-tea', product_id: TEA.productId, current_stock: INITIAL + ADJUSTED },
    ],
    changes: [
      {
        subject_id: 'stock-of-tea',
        from_values: JSON.stringify({ startingStock: 0, currentStock: 3 }),
        to_values: JSON.stringify({ startingStock: 1, currentStock: 3 + ADJUSTED }),
      },
    ],
    guardSteps: [{ at: AT, did: 'pause' }],
    pendingMessages: 0,
    printJobs: [
      {
        ...{ id: JOB, printer_id: 'stove', order_id: null, is_copy: 0, auto_key: null },
        ...{ change_count: 0, what: 'ticket', state: 'printed', attempts: 2, may_be_printed: 1 },
        ...{ held_until: null, requested_name: 'Asha', requested_at: AT, settled_at: AT },
      },
    ],
  };
  const clientRecords: ClientRecords = {
    ...noRecords({ initialStock: new Map([[TEA.productId, INITIAL]]), feeRule: FEES }),
    adjustments: [
      { marker: 1, productId: TEA.productId, delta: ADJUSTED, outcome: 'acknowledged' },
      { marker: 2, productId: TEA.productId, delta: 1, outcome: 'refused' },
    ],
    deliveries: [
      { ...PAUSED, at, isAnswered: false },
      { ...PAUSED, at: at + 30_000, isAnswered: true },
    ],
    interruptions: [at + 10],
    ticketIds: [JOB],
    prints: [
      { jobId: JOB, isMarked: false },
      { jobId: JOB, isMarked: true },
    ],
  };
  for (const [index, order] of orders.entries()) {
    place({ ledger, clientRecords }, `order-${index}`, order);
  }
  const [first] = orders;
  if (first) place({ ledger, clientRecords }, 'order-served', first, 'counter');
  ledger.lastEvent = ledger.events.length;
  clientRecords.followed.push({ from: 0, ids: ledger.events.map(({ id }) => id) });
  return { ledger, clientRecords };
}

function place(
  { ledger, clientRecords }: SampleShop,
  id: string,
  made: SampleOrder,
  channel: Channel = 'online',
): void {
  const { quantity, withLemon, delivered } = made;
  const key = `key-of-${id}`;
  const customizations = withLemon ? [CHOSEN] : [];
  const history = historyOf(id, made.changes);
  const status = lastOf<OrderStatus>(history, 'status');
  const paymentStatus = lastOf<PaymentStatus>(history, 'payment');
  const { row, items, adjustments } = orderRows({
    id,
    lines: [{ ...TEA, quantity, customizations }],
    method: delivered ? 'delivery' : 'pickup',
    feeRule: FEES,
    adjustments: made.adjustments,
    specialInstructions: key,
    now: new Date(AT),
  });
  const ticket = ticketOf(history);
  ledger.orders.push({ ...row, ...ticket.row, channel, payment_status: paymentStatus });
  ledger.ticketChanges.push(...ticket.changes);
  ledger.items.push(...items);
  ledger.priceAdjustments.push(...adjustments);
  ledger.history.push(...history);
  for (const event of eventsOf(id, history)) {
    ledger.events.push({ ...event, id: ledger.events.length + 1 });
  }
  const { date, minutes } = kolkataTime(new Date(AT));
  ledger.hourlyFigures.push({ business_date: date, hour: Math.floor(minutes / 60), orders: 1 });
  ledger.dailyFigures.push({
    business_date: date,
    channel,
    status,
    payment_status: paymentStatus,
    orders: 1,
    total_paise: row.total_paise,
  });
  if (status !== 'cancelled') {
    for (const stock of ledger.inventory) stock.current_stock -= quantity;
    ledger.productFigures.push({
      product_id: TEA.productId,
      orders: 1,
      revenue_paise: row.subtotal_paise,
    });
  }
  clientRecords.seen.push({ orderId: id, statuses: ['placed'], payments: ['pending'] });
  if (channel !== 'online') {
    const added = [{ productId: TEA.productId, quantity }];
    const asked = { key: `${WAITER_KEY}1`, deed: 'orders', added, removed: [] };
    const request = { ...asked, orderIds: [id], refusals: [] };
    clientRecords.staffRequests.push(request);
    return;
  }
  ledger.keys.push({ key, order_id: id });
  const { total_paise: totalPaise } = row;
  const lines = [{ productId: TEA.productId, quantity, customizations: withLemon ? [LEMON] : [] }];
  const attempt = newAttempt({ key, lines, totalPaise });
  clientRecords.attempts.push({ ...attempt, answers: [{ orderId: id, totalPaise }] });
  for (let version = 1; version < ticket.row.ticket_version; version += 1) {
    clientRecords.taps.push({ orderId: id, version, outcome: 'acknowledged' });
  }
}
