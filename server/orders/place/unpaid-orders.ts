import { sql } from 'kysely';
import type { SettingsInput } from '../../../shared/contract/shop/settings-contract';
import {
  type Exceeded,
  exceededLimit,
  type Holding,
  type UnpaidLimit,
} from '../../../shared/domain/orders/unpaid-limits';
import { isoBefore, MINUTE_MS } from '../../../shared/domain/platform/durations';
import { paiseToRupees, rupeesToPaise } from '../../../shared/domain/platform/money';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { acquireAdvisoryLock } from '../../platform/db/advisory-lock';
import type { Database } from '../../platform/db/database';
import { prepared } from '../../platform/db/prepared';
import type { Tx } from '../../platform/db/transaction';
import type { Caller } from '../../platform/http/api/api-call';
import { UNPAID_ORDERS } from '../../platform/limits/limit-rules';
import type { Signer } from '../../platform/signing/signer';
import { cancelledToCheck, claimedOrders } from '../find/claims-to-check';
import { isClaimed } from '../payment-claims';
import type { OwnBuyer } from './find-buyer';

const { ofOneBuyer, fromOneNetwork, laterOfOneBuyer, laterOfGuestsFromOneNetwork } = UNPAID_ORDERS;
const { windowS, lapsedWindowS } = UNPAID_ORDERS;

/** A payment has failed if staff say that it did not arrive. Its order still holds stock. */
export const UNPAID = ['pending', 'failed'] as const;

interface Placing {
  buyer: OwnBuyer;
  /** The keyed hash of the client's network; null for staff, who have no limit. */
  clientKey: string | null;
  /** Marks the orders of the customer's deleted accounts; null for a guest. */
  formerKey: string | null;
  added: Holding;
  isForLater: boolean;
  settings: SettingsInput;
  now: Date;
}

type Whose = 'guest' | 'customer' | 'address' | 'guests';

/**
 * A signed-in customer counts by account, a guest by phone number and network together: nobody else can use
 * up their limit. Orders rule 16 tells what counts.
 * @throws DomainError `too_many_unpaid_orders`, `unpaid_limit`.
 */
export async function checkUnpaidOrders(tx: Tx, placing: Placing): Promise<void> {
  const { buyer, clientKey, formerKey, added, isForLater, settings, now } = placing;
  if (clientKey === null) return;
  const customerId = buyer.kind === 'customer' ? buyer.caller.userId : null;
  // Of two simultaneous orders each would miss the other. All transactions lock the account first,
  // so that no two wait for each other.
  if (customerId !== null) await acquireAdvisoryLock(tx, `unpaid:${customerId}`);
  await acquireAdvisoryLock(tx, `unpaid from:${clientKey}`);
  const unpaid = await listUnpaid(tx, placing, customerId);
  const network = unpaid.filter((order) => order.client_key === clientKey);
  const guests = network.filter((order) => order.customer_id === null);
  const own =
    buyer.kind === 'guest'
      ? guests.filter((order) => order.customer_phone === buyer.phoneNumber)
      : unpaid.filter(
          (order) => order.customer_id === customerId || order.client_key === formerKey,
        );
  const check = (of: Whose, orders: readonly UnpaidRow[], limit: UnpaidLimit) => {
    const exceeded = exceededLimit(
      orders.map((row) => ({
        items: row.item_count,
        amount: row.total_paise,
        freeAtMs: freeAtMs(row, settings.cancelUnpaidAfterMinutes),
      })),
      added,
      limit,
    );
    if (exceeded) throw refusalOf(of, exceeded, now);
  };

  if (buyer.kind === 'guest') {
    check('guest', own, {
      orders: ofOneBuyer,
      items: settings.unpaidItemsOfGuest,
      amount: rupeesToPaise(settings.unpaidAmountOfGuest),
    });
    check('address', guests, {
      items: settings.unpaidItemsOfNetwork,
      amount: rupeesToPaise(settings.unpaidAmountOfNetwork),
    });
  } else {
    check('customer', own, {
      orders: ofOneBuyer,
      items: settings.unpaidItemsOfCustomer,
      amount: rupeesToPaise(settings.unpaidAmountOfCustomer),
    });
  }
  check('address', network, { orders: fromOneNetwork });
  if (!isForLater) return;
  check(buyer.kind, own.filter(isLater), { orders: laterOfOneBuyer });
  if (buyer.kind === 'customer') return;
  check('guests', guests.filter(isLater), { orders: laterOfGuestsFromOneNetwork });
}

function isLater({ slot_at }: UnpaidRow): boolean {
  return slot_at !== null;
}

export function refusalOf(
  of: Whose,
  { what, allowed, freeAtMs }: Exceeded,
  now: Date,
): DomainError {
  const isFreed = freeAtMs !== undefined && Number.isFinite(freeAtMs);
  const waitS = isFreed ? Math.max(1, Math.ceil((freeAtMs - now.getTime()) / 1000)) : undefined;
  if (what === 'orders') {
    return new DomainError('too_many_unpaid_orders', {
      of: of === 'guest' || of === 'customer' ? 'buyer' : of,
      retryAfterSeconds: waitS ?? windowS,
    });
  }
  return new DomainError('unpaid_limit', {
    of: of === 'guests' ? 'address' : of,
    exceeds: what,
    allowed: what === 'amount' ? paiseToRupees(allowed) : allowed,
    ...(waitS !== undefined && { retryAfterSeconds: waitS }),
  });
}

type UnpaidRow = Awaited<ReturnType<typeof listUnpaid>>[number];

/** The orders that count, of the network and, wherever they came from, of the customer. */
async function listUnpaid(tx: Tx, placing: Placing, customerId: string | null) {
  const { clientKey, formerKey, now } = placing;
  const lapsedSince = isoBefore(now, lapsedWindowS * 1000);
  const from = { clientKeys: [clientKey, formerKey], since: countedSince(now), lapsedSince };
  const { rows } =
    customerId === null
      ? await selectOfNetwork(tx, from)
      : await selectOfNetworkAndAccount(tx, { ...from, customerId });
  // An order of the customer from this network was found twice.
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

interface Counted {
  clientKeys: readonly (string | null)[];
  since: string;
  lapsedSince: string;
}

const selectOfNetwork = prepared(ordersOfNetwork);
const selectOfNetworkAndAccount = prepared((db, counted: Counted & { customerId: string }) =>
  ordersOfNetwork(db, counted).unionAll(
    // Its orders count as long as they hold stock: a network's are forgotten after a day.
    countedOrders(db, counted)
      .where('customer_id', '=', counted.customerId)
      .where(unindexed('payment_status'), 'in', UNPAID)
      .where(unindexed('status'), 'in', ['placed', 'cancelled']),
  ),
);

function ordersOfNetwork(db: Database, counted: Counted) {
  return countedOrders(db, counted)
    .where('client_key', 'in', counted.clientKeys)
    .where('payment_status', 'in', UNPAID)
    .where('status', 'in', ['placed', 'cancelled'])
    .where((eb) => eb.or([eb('created_at', '>', counted.since), isClaimed(eb)]));
}

/** Compared so that no index offers the column: SQLite would read every open order of the shop, or every guest's. */
export function unindexed(column: 'status' | 'payment_status' | 'updated_at' | 'customer_id') {
  return sql<string>`${sql.ref(column)} || ''`;
}

/** Orders that lapsed or were cancelled by customers in the last hour count: else stock could be retaken at once. */
function countedOrders(db: Database, { lapsedSince }: Counted) {
  return db
    .selectFrom('orders')
    .select(['id', 'customer_id', 'customer_phone', 'client_key', 'status', 'payment_status'])
    .select(['item_count', 'total_paise', 'created_at', 'updated_at', 'slot_at', 'pay_later'])
    .select((eb) => isClaimed(eb).as('is_claimed'))
    .where((eb) =>
      eb.or([
        eb('status', '=', 'placed'),
        eb.and([
          eb(unindexed('updated_at'), '>', lapsedSince),
          // An order that the kitchen did not accept in time is no fault of its customer.
          eb('cancel_reason', 'in', ['unpaid', 'by-customer']),
        ]),
      ]),
    );
}

/**
 * When an order stops counting: an hour after it lapses; a guest's after a day, because its network is
 * forgotten; one whose payment is reported when staff decide.
 */
function freeAtMs(row: UnpaidRow, cancelAfterMinutes: number | null): number {
  const { status, payment_status, created_at, updated_at, pay_later, customer_id, is_claimed } =
    row;
  const mayLapse = payment_status === 'pending' && pay_later === null && !is_claimed;
  const minutes = mayLapse ? cancelAfterMinutes : null;
  const lapsesAfterMs =
    status === 'cancelled' ? 0 : (minutes ?? Number.POSITIVE_INFINITY) * MINUTE_MS;
  const forgottenMs =
    customer_id === null && !is_claimed
      ? Date.parse(created_at) + windowS * 1000
      : Number.POSITIVE_INFINITY;
  return Math.min(forgottenMs, Date.parse(updated_at) + lapsesAfterMs + lapsedWindowS * 1000);
}

/** Without it deleting the account would free its limit for the day. It does not reveal the phone number. */
export function formerKeyOf(signer: Signer, { phoneNumber, userId }: Caller): string {
  return signer.sign('deleted-account', phoneNumber ?? userId);
}

/** A day after placing; of an order whose claimed payment is to check, when its list leaves it out. */
export async function forgetClients(db: Database, now: Date): Promise<void> {
  const toCheck = cancelledToCheck(db, now).select('id');
  const claimed = claimedOrders(db).select('id');
  await db
    .updateTable('orders')
    .set({ client_key: null })
    .where('client_key', 'is not', null)
    .where('created_at', '<=', countedSince(now))
    .where('id', 'not in', toCheck)
    .where('id', 'not in', claimed)
    .execute();
}

function countedSince(now: Date): string {
  return isoBefore(now, windowS * 1000);
}
