import type { PlacedOrder } from '../../../shared/contract/orders/orders-contract';
import type { SettingsInput } from '../../../shared/contract/shop/settings-contract';
import { cartTotals } from '../../../shared/domain/orders/pricing';
import type { Language } from '../../../shared/domain/platform/languages';
import { paiseToRupees } from '../../../shared/domain/platform/money';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { areaPauses, busyMinutes, soldOutOptions } from '../../../shared/domain/shop/shop-state';
import { takeStock } from '../../menu/inventory/stock-movements';
import { takeStockAnyway } from '../../menu/inventory/take-anyway';
import { recordChange } from '../../platform/audit/record-change';
import type { Database } from '../../platform/db/database';
import type { OrdersTable } from '../../platform/db/schema';
import { inTransaction, RetryTransaction, type Tx } from '../../platform/db/transaction';
import type { Caller } from '../../platform/http/api/api-call';
import { widestNetwork } from '../../platform/limits/client-network';
import type { Signer } from '../../platform/signing/signer';
import { readSettingsAndState } from '../../shop/settings/shop-state-store';
import { orderForCustomer } from '../customer-view';
import { guestAccessToken, readStored } from '../follow/read-order';
import type { StoredOrder } from '../order-wire';
import { promiseOrder } from '../promise/promise-order';
import { bookSlot } from '../slots/book-slot';
import { moneyOf } from '../stored-payments';
import { readNewHold } from '../unpaid-holds';
import { checkDelivery, checkOpen, checkTotals } from './check-order';
import { takeCounterNumber } from './counter-number';
import { type Buyer, buyerKey, buyerOf, keyOwner, readBuyer } from './find-buyer';
import { findDestination } from './find-destination';
import { checkGuestsShare } from './guest-share';
import { claimKey, type KeySends } from './idempotency-store';
import { insertOrder } from './insert-order';
import { newOrder, unitCount } from './new-order';
import { newOrderId, type RandomBytes } from './order-id';
import { checkPayLater } from './pay-later-limits';
import { type CheckedOrder, priceLines } from './price-lines';
import { takeTabletNumber } from './tablet-numbers';
import type { TakenBy } from './taken-by';
import { type LockDay, placedOfflineAt, takenOfflineAt } from './taken-offline';
import { checkUnpaidOrders, formerKeyOf } from './unpaid-orders';

export interface OrderDeps {
  db: Database;
  clock: () => Date;
  randomBytes: RandomBytes;
  signer: Signer;
}

interface OrderRequest {
  caller: Caller | null;
  clientIp: string;
  key: string | undefined;
  sends?: KeySends;
  language: Language;
  body: CheckedOrder;
}

/**
 * An order of a customer, or of staff for themselves, once for each key.
 * @throws DomainError when shop, key, lines, destination, total, time or the buyer's unpaid orders forbid it.
 */
export async function placeOrder(
  deps: OrderDeps,
  { caller, clientIp, key, sends, language, body }: OrderRequest,
): Promise<{ order: PlacedOrder; replayed: boolean }> {
  const { clock, signer } = deps;
  const buyer = buyerOf(caller, body);
  // Staff order for others, so their orders do not count against their network.
  const clientKey = caller?.admin ? null : signer.sign('limited-client', widestNetwork(clientIp));
  const formerKey = caller && formerKeyOf(signer, caller);
  const { stored, replayed } = await placeOnce(
    deps,
    { owner: keyOwner(buyer, body), key, sends, body },
    { buyer, clientKey, formerKey, language, body, takenBy: undefined },
  );
  const order = orderForCustomer(stored, clock());
  if (stored.row.customer_id !== null) return { order, replayed };
  return { order: { ...order, accessToken: guestAccessToken(signer, order.id) }, replayed };
}

interface Once {
  /** Whose key it is, the key, and what was sent with it. */
  owner: string;
  key: string | undefined;
  sends: KeySends | undefined;
  body: object;
}

/** One transaction: all or nothing. A repeated key gets the order that the first request placed. */
export async function placeOnce(
  { db, clock, randomBytes }: OrderDeps,
  { owner, key, sends, body }: Once,
  placing: Omit<Writing, 'orderId' | 'now'>,
): Promise<{ stored: StoredOrder; replayed: boolean }> {
  return inTransaction(db, async (tx) => {
    const now = clock();
    const orderId = newOrderId(randomBytes);
    if (key !== undefined) {
      const claim = { caller: owner, key, ...sends, body, orderId, now };
      const earlierId = await claimKey(tx, claim);
      if (earlierId !== undefined) {
        const stored = await readStored(tx, earlierId);
        checkReader(stored, placing.buyer);
        return { stored, replayed: true };
      }
    }
    return { stored: await writeOrder(tx, { ...placing, orderId, now }), replayed: false };
  });
}

function checkReader({ row: { customer_id } }: StoredOrder, buyer: Buyer): void {
  if (customer_id !== null && customer_id !== buyerKey(buyer)) {
    throw new DomainError('idempotency_key_reused');
  }
}

interface Writing {
  orderId: string;
  buyer: Buyer;
  clientKey: string | null;
  formerKey: string | null;
  language: Language;
  body: CheckedOrder;
  takenBy: TakenBy | undefined;
  /** Runs in the same transaction, after the order was written. */
  next?: ((tx: Tx, id: string) => Promise<void>) | undefined;
  /** Of one that a tablet sends late, so that its day is not closed meanwhile. */
  lockDay?: LockDay;
  now: Date;
}

export async function writeOrder(tx: Tx, writing: Writing): Promise<StoredOrder> {
  const { orderId, buyer, clientKey, formerKey, language, body, takenBy, now } = writing;
  const { settings, state } = await readSettingsAndState(tx);
  const { slotAt } = body;
  if (!takenBy) await checkOpen(tx, body, { settings, state, now });
  const soldOutIds = new Set(soldOutOptions(state, now).keys());
  const lines = await priceLines(tx, body.items, { now, soldOutIds, takenBy });
  const details = await readBuyer(tx, buyer, language, now);
  const destination = await findDestination(tx, body, details.customerId, settings);
  const { area, feeRule } = destination.terms;
  const [areaPause = null] = area && !takenBy ? areaPauses(state, [area], now) : [];
  checkDelivery(body, areaPause);
  const totals = cartTotals(lines, body.deliveryMethod, feeRule);
  checkTotals(totals, body, takenBy ? 0 : destination.terms.minOrderAmount);
  if (buyer.kind !== 'served') {
    const added = { items: unitCount(lines), amount: totals.total };
    const placing = { buyer, added, settings, now };
    const isForLater = slotAt !== undefined;
    await checkUnpaidOrders(tx, { ...placing, clientKey, formerKey, isForLater });
    await checkPayLater(tx, body, placing);
  }
  if (takenBy?.sellAnyway) {
    await takeStockAnyway(tx, lines, { ...takenBy.staff, now }, takenBy.sellAnyway);
  } else await takeStock(tx, lines, now);
  // Staff order for others.
  if (buyer.kind === 'guest' && clientKey !== null) await checkGuestsShare(tx, lines);
  const promising = { lines, destination, settings, now };
  const promise =
    slotAt === undefined
      ? await promiseOrder(tx, {
          ...promising,
          busyMinutes: busyMinutes(state, now),
          isByStaff: clientKey === null,
        })
      : await bookSlot(tx, slotAt, { ...promising, state });
  const takenAt = takenOfflineAt(takenBy?.tablet, now);
  const order = newOrder({
    id: orderId,
    counterNumber: await takeNumber(tx, writing, settings),
    buyer: details,
    clientKey,
    destination,
    feeRule,
    lines,
    totals,
    language,
    body,
    settings,
    promise,
    takenBy,
    takenAt,
    placedAt: await placedOfflineAt(tx, takenAt, writing),
    now,
  });
  // Read here: after the commit each read would need a connection of its own.
  const heldUntil = await readNewHold(tx, order.row, settings);
  // The id is taken: retry with a new one.
  if (!(await insertOrder(tx, order))) throw new RetryTransaction();
  if (takenBy) await recordTaken(tx, order.row, takenBy, now);
  await writing.next?.(tx, orderId);
  return { ...order, heldUntil, money: moneyOf(order.row, []), removed: [] };
}

function takeNumber(tx: Tx, { body, takenBy, now }: Writing, settings: SettingsInput) {
  const { slotAt } = body;
  const { id, number } = takenBy?.tablet ?? {};
  if (id !== undefined && number) return takeTabletNumber(tx, id, number);
  return takeCounterNumber(tx, settings, slotAt === undefined ? now : new Date(slotAt));
}

function recordTaken(
  tx: Tx,
  row: OrdersTable,
  { staff, table, tablet, sellAnyway, ...takenBy }: TakenBy,
  now: Date,
) {
  const { id, total_paise } = row;
  return recordChange(
    tx,
    { ...staff, now },
    {
      area: 'orders',
      subject: { id, name: id },
      from: null,
      to: {
        ...takenBy,
        ...(table && { table: table.name }),
        ...(tablet?.takenAt && { takenAt: tablet.takenAt, isHandedOver: tablet.isHandedOver }),
        total: paiseToRupees(total_paise),
      },
      ...(sellAnyway && { reason: sellAnyway }),
    },
  );
}
