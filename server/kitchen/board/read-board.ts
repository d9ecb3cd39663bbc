import * as z from 'zod';
import type { Board, Ticket, TicketLine } from '../../../shared/contract/kitchen/kitchen-contract';
import { chosenOption, deliveryDetails } from '../../../shared/contract/orders/order-shape';
import { stationsOf } from '../../../shared/contract/shop/kitchen-settings';
import type { ChosenOption } from '../../../shared/domain/menu/customizations';
import { stageOf, UNDO_MS } from '../../../shared/domain/orders/ticket';
import { paiseToRupees } from '../../../shared/domain/platform/money';
import { formatPhone } from '../../../shared/domain/platform/phone';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { readOrderedWords } from '../../menu/catalog/ordered-words';
import { byOrder } from '../../orders/by-order';
import { listClaims } from '../../orders/follow/read-payments';
import { type ChangedLine, listChanges, removedLines } from '../../orders/order-changes';
import { findOrderRow } from '../../orders/order-store';
import { isCustomerDeleted } from '../../orders/order-wire';
import { listOpenClaims } from '../../orders/payment-claims';
import { dueAtCounter } from '../../orders/promise/promise-order';
import { moneyOf, moneyToWire, readMoney } from '../../orders/stored-payments';
import { untoldMove } from '../../orders/ticket-standing';
import { readHolds } from '../../orders/unpaid-holds';
import type { Database } from '../../platform/db/database';
import { parseJsonColumn } from '../../platform/db/json-column';
import type { OrdersTable } from '../../platform/db/schema';
import { readKitchenSettings } from '../../shop/settings/kitchen-settings';
import { readSettings } from '../../shop/settings/settings-store';
import { readRemakes } from './read-remakes';
import {
  countLater,
  countOrders,
  type LineRow,
  listCancelled,
  listHandedOver,
  listLater,
  listLines,
  listOpen,
  listPhotographed,
} from './ticket-store';

const chosenOptions = z.array(chosenOption);

/** A few statements, whatever the shop has sold. */
export async function readBoard(db: Database, now: Date): Promise<Board> {
  const kitchen = await readKitchenSettings(db);
  const { startsWhenPaid } = await readSettings(db);
  const open = await listOpen(db, now);
  const cancelled = await listCancelled(db, now);
  const counts = await countOrders(db);
  const later = await countLater(db, now);
  const waiting = later.orders === 0 ? [] : await listLater(db, now);
  const { size: toCheck } = await listOpenClaims(db, waiting);
  const remakes = await readRemakes(db, now);
  const shown = await withLines(db, [...open, ...cancelled], now);
  return {
    now: now.toISOString(),
    tickets: shown.slice(0, open.length).sort(byDueTime),
    // The figures may be a moment older than the tickets.
    moreTickets: Math.max(0, counts.open - open.length - later.orders),
    cancelled: shown.slice(open.length),
    ...(remakes.length > 0 && { remakes }),
    later: { ...later, toCheck },
    refundsDue: counts.refundsDue,
    hurryMinutes: kitchen.hurryMinutes,
    stations: stationsOf(kitchen),
    startsWhenPaid,
  };
}

function byDueTime(one: Ticket, other: Ticket): number {
  return one.dueAt.localeCompare(other.dueAt) || one.placedAt.localeCompare(other.placedAt);
}

export async function listRecentTickets(db: Database, now: Date): Promise<Ticket[]> {
  return withLines(db, await listHandedOver(db, now), now);
}

export async function listLaterTickets(db: Database, now: Date): Promise<Ticket[]> {
  return withLines(db, await listLater(db, now), now);
}

/** @throws DomainError `not_found`. */
export async function readTicket(db: Database, id: string, now: Date): Promise<Ticket> {
  const order = await findOrderRow(db, id);
  if (!order) throw new DomainError('not_found');
  const [ticket] = await withLines(db, [order], now);
  if (!ticket) throw new Error(`Order ${id} has no ticket`);
  return ticket;
}

async function withLines(db: Database, orders: readonly OrdersTable[], now: Date) {
  const rows = await listLines(db, orders);
  const lines = byOrder(rows);
  const changes = byOrder(await listChanges(db, orders));
  const removed = new Map([...changes].map(([id, made]) => [id, removedLines(made)]));
  const { kitchenLanguage } = await readKitchenSettings(db);
  const ids = [
    ...rows.map((row) => row.product_id),
    ...[...removed.values()].flatMap((gone) => gone.map(({ productId }) => productId)),
  ];
  const inKitchenWords = await readOrderedWords(db, ids, kitchenLanguage);
  const claims = await listOpenClaims(db, orders);
  const references = byOrder(claims.size === 0 ? [] : await listClaims(db, [...claims.keys()]));
  const holds = await readHolds(db, orders);
  const money = await readMoney(db, orders);
  const photographed = await listPhotographed(db, orders);
  return orders.map((order) => {
    const toMake = ({ line, is_served = 0 }: { line: number; is_served?: number }) =>
      line > order.served_line && is_served === 0;
    const gone = (removed.get(order.id) ?? []).filter(toMake);
    const claimedReference = references.get(order.id)?.at(-1)?.reference;
    return {
      ...ticketOf(
        order,
        (lines.get(order.id) ?? []).filter(toMake).map((row) => lineOf(row, inKitchenWords)),
        now,
      ),
      ...(gone.length > 0 && { removed: gone.map((line) => removedOf(line, inKitchenWords)) }),
      isPaymentClaimed: claims.has(order.id),
      ...(claimedReference && { claimedReference }),
      ...(photographed.has(order.id) && { hasDoorPhoto: true }),
      heldUntil: holds.get(order.id) ?? null,
      ...moneyToWire(order, money.get(order.id) ?? moneyOf(order, []), claims.get(order.id)),
    };
  });
}

function ticketOf(
  order: OrdersTable,
  lines: Ticket['lines'],
  now: Date,
): Omit<Ticket, 'isPaymentClaimed' | 'heldUntil' | 'owedAmount'> {
  const { status, ready_at: readyAt } = order;
  return {
    id: order.id,
    number: order.counter_number,
    version: order.ticket_version,
    status,
    stage: stageOf({ status, readyAt }, order.delivery_method) ?? null,
    paymentStatus: order.payment_status,
    ...(order.pay_later && { payLater: order.pay_later }),
    totalAmount: paiseToRupees(order.total_paise),
    deliveryMethod: order.delivery_method,
    channel: order.channel,
    isForHere: order.for_here === 1,
    ...(order.table_name !== null && { tableName: order.table_name }),
    area: areaOf(order),
    customerName: order.customer_name || formatPhone(order.customer_phone ?? ''),
    isCustomerDeleted: isCustomerDeleted(order),
    customerPhone: order.customer_phone,
    instructions: order.special_instructions,
    lines,
    placedAt: order.created_at,
    ...(order.taken_at !== null && { takenAt: order.taken_at }),
    slotAt: order.slot_at,
    startsAt: order.starts_at,
    acceptedAt: order.accepted_at,
    readyAt,
    promisedUntil: order.promised_until,
    dueAt: dueAtCounter(order).toISOString(),
    changedAt: order.updated_at,
    undoUntil: undoUntil(order, now),
    cancelReason: order.cancel_reason,
    cancelNote: order.cancel_note,
  };
}

function areaOf({ id, delivery_address: address }: OrdersTable): string | undefined {
  if (address === null) return undefined;
  return parseJsonColumn(deliveryDetails, address, `orders.delivery_address of ${id}`).area;
}

function undoUntil(order: OrdersTable, now: Date): string | null {
  const move = untoldMove(order, now);
  if (!move) return null;
  const until = Date.parse(move.at) + UNDO_MS;
  return until > now.getTime() ? new Date(until).toISOString() : null;
}

type KitchenWords = Awaited<ReturnType<typeof readOrderedWords>>;

function lineOf(row: LineRow, inKitchenWords: KitchenWords): TicketLine {
  const where = `order_items.customizations of ${row.order_id}`;
  const { productId, name, options } = inKitchenWords({
    productId: row.product_id,
    name: row.name,
    options: parseJsonColumn(chosenOptions, row.customizations, where),
  });
  return {
    line: row.line,
    productId,
    categoryId: row.category_id,
    ...(row.station !== null && { station: row.station }),
    name,
    quantity: row.quantity,
    diet: row.diet,
    options: options.map(optionWords),
    ...(row.added_in !== null && { isAdded: true }),
    ...(row.note !== '' && { note: row.note }),
    isDone: row.done_at !== null,
  };
}

function removedOf(line: ChangedLine, inKitchenWords: KitchenWords) {
  const { name, quantity, options, station } = inKitchenWords(line);
  return {
    ...(station !== null && { station }),
    name,
    quantity,
    options: options.map(optionWords),
  };
}

function optionWords({ sectionLabel, optionLabel }: ChosenOption) {
  return { section: sectionLabel, label: optionLabel };
}
