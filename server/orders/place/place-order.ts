import type { PlacedOrder } from '../../../shared/contract/orders/orders-contract';
import { type CartTotals, cartTotals } from '../../../shared/domain/orders/pricing';
import type { DeliveryPause } from '../../../shared/domain/platform/delivery-reach';
import { type Paise, paiseToRupees, rupeesToPaise } from '../../../shared/domain/platform/money';
import { DomainError } from '../../../shared/domain/platform/refusals';
import {
  areaPauses,
  busyMinutes,
  deliveryPause,
  isDeliveryPaused,
  openingOf,
  soldOutOptions,
} from '../../../shared/domain/shop/shop-state';
import { takeStock } from '../../menu/inventory/stock-movements';
import type { Database } from '../../platform/db/database';
import { inTransaction, RetryTransaction, type Tx } from '../../platform/db/transaction';
import type { Caller } from '../../platform/http/api/api-call';
import { widestNetwork } from '../../platform/limits/client-network';
import type { Signer } from '../../platform/signing/signer';
import { readSettingsAndState } from '../../shop/settings/shop-state-store';
import { orderForCustomer } from '../customer-view';
import { guestAccessToken, readStored } from '../follow/read-order';
import type { StoredOrder } from '../order-wire';
import { promiseOrder } from '../promise/promise-order';
import { assertSlotsOffered, bookSlot } from '../slots/book-slot';
import { readNewHold } from '../unpaid-holds';
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
  body: CheckedOrder;
}

/**
 * One transaction: all or nothing. A repeated key gets the order that the first request placed.
 * @throws DomainError when shop, key, lines, destination, total, time or the buyer's unpaid orders forbid it.
 */
export async function placeOrder(
  { db, clock, randomBytes, signer }: OrderDeps,
  { caller, clientIp, key, sends, body }: OrderRequest,
): Promise<{ order: PlacedOrder; replayed: boolean }> {
  const buyer = buyerOf(caller, body);
  // Staff order for others, so their orders do not count against their network.
  const clientKey = caller?.admin ? null : signer.sign('limited-client', widestNetwork(clientIp));
  const formerKey = caller && formerKeyOf(signer, caller);
  const { stored, replayed } = await inTransaction(db, async (tx) => {
    const now = clock();
    const orderId = newOrderId(randomBytes);
    if (key !== undefined) {
      const claim = { caller: keyOwner(buyer, body), key, ...sends, body, orderId, now };
      const earlierId = await claimKey(tx, claim);
      if (earlierId !== undefined) {
        const stored = await readStored(tx, earlierId);
        checkReader(stored, buyer);
        return { stored, replayed: true };
      }
    }
    const writing = { orderId, buyer, clientKey, formerKey, body, now };
    return { stored: await writeOrder(tx, writing), replayed: false };
  });
  const order = orderForCustomer(stored, clock());
  if (stored.row.customer_id !== null) return { order, replayed };
  return { order: { ...order, accessToken: guestAccessToken(signer, order.id) }, replayed };
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
  body: CheckedOrder;
  now: Date;
}

async function writeOrder(tx: Tx, writing: Writing): Promise<StoredOrder> {
  const { orderId, buyer, clientKey, formerKey, body, now } = writing;
  const { settings, state } = await readSettingsAndState(tx);
  const { closing } = openingOf(settings, state, now);
  const { slotAt } = body;
  if (slotAt !== undefined) {
    await assertSlotsOffered(tx, slotAt, { settings, state, now, closing });
  } else if (closing !== null) {
    throw new DomainError('store_closed', closing);
  }
  checkDelivery(body, deliveryPause(state, now));
  const soldOutIds = new Set(soldOutOptions(state, now).keys());
  const lines = await priceLines(tx, body.items, { now, soldOutIds });
  const details = await readBuyer(tx, buyer, now);
  const destination = await findDestination(tx, body, details.customerId, settings);
  const { area, feeRule, minOrderAmount } = destination.terms;
  const [areaPause = null] = area ? areaPauses(state, [area], now) : [];
  checkDelivery(body, areaPause);
  const totals = cartTotals(lines, body.deliveryMethod, feeRule);
  checkTotals(totals, body, minOrderAmount);
  const added = { items: unitCount(lines), amount: totals.total };
  const isForLater = slotAt !== undefined;
  const placing = { buyer, added, settings, now };
  await checkUnpaidOrders(tx, { ...placing, clientKey, formerKey, isForLater });
  await checkPayLater(tx, body, placing);
  await takeStock(tx, lines, now);
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
  const order = newOrder({
    id: orderId,
    counterNumber: await takeCounterNumber(
      tx,
      settings,
      slotAt === undefined ? now : new Date(slotAt),
    ),
    buyer: details,
    clientKey,
    destination,
    lines,
    totals,
    body,
    settings,
    promise,
    now,
  });
  // Read here: after the commit each read would need a connection of its own.
  const heldUntil = await readNewHold(tx, order.row, settings);
  // The id is taken: retry with a new one.
  if (!(await insertOrder(tx, order))) throw new RetryTransaction();
  return { ...order, heldUntil, received: undefined };
}

/** While a road or an area is closed only pickups are taken, and deliveries for after it. */
function checkDelivery({ deliveryMethod, slotAt }: CheckedOrder, pause: DeliveryPause | null) {
  if (deliveryMethod === 'pickup' || !pause) return;
  if (isDeliveryPaused(pause, slotAt ?? null)) throw new DomainError('delivery_paused', pause);
}

function checkTotals(totals: CartTotals, { expectedTotal }: CheckedOrder, minimum: Paise) {
  if (totals.subtotal < minimum) {
    throw new DomainError('below_minimum', { minimum: paiseToRupees(minimum) });
  }
  if (expectedTotal !== undefined && rupeesToPaise(expectedTotal) !== totals.total) {
    throw new DomainError('total_changed', { totalAmount: paiseToRupees(totals.total) });
  }
}
