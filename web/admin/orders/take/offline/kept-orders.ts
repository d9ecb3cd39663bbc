import type { TakenOrderInput } from '../../../../../shared/contract/orders/order-input';
import { type Paise, paiseToRupees } from '../../../../../shared/domain/platform/money';
import type { RefusalCode } from '../../../../../shared/domain/platform/refusals';
import { m } from '../../../../../shared/messages/compiled/messages';
import { createStoredStore, isRecord } from '../../../../device/stored-store';
import { type StoredText, storedText } from '../../../../device/stored-text';

/** Some 15 kB for one of 50 lines, and most have two: far below the 5 MB that browsers store. */
export const MOST_KEPT = 200;

/** Why the shop refused it, until staff decide. */
export interface Conflict {
  code: RefusalCode;
  message: string;
  /** The total at today's prices, if that is why. */
  total?: Paise;
}

/** An order taken without a network, kept on the tablet until the shop has it and its payment. */
export interface KeptOrder {
  key: string;
  body: TakenOrderInput;
  /** What the customer was asked for. */
  total: Paise;
  /** "2× Momo, 1× Tea". */
  dishes: string;
  paidBy: 'cash' | 'upi' | 'later';
  /** Who took it. */
  staffName: string;
  /** Ms since 1970, by the tablet's clock. */
  takenAt: number;
  /** How often it was sent; after the first time the shop may have it. */
  sends: number;
  firstSentAt?: string;
  /** Set once it is placed, while its payment is not recorded. */
  orderId?: string;
  conflict?: Conflict;
}

interface KeptOrders {
  orders: readonly KeptOrder[];
}

/** They survive a reload, and all tabs of the tablet share them. */
export function createKeptOrders(storage: StoredText = storedText('counter-orders')) {
  return createStoredStore<KeptOrders>({
    storage,
    // Money was taken for them: a later format must read this one.
    version: 1,
    parse: keptIn,
    initial: () => ({ orders: [] }),
    droppedMessage: m.counter_unreadable(),
  });
}

export const keptOrders = createKeptOrders();

/** @returns undefined for what no release has stored. */
export function keptIn(data: unknown): KeptOrders | undefined {
  return isRecord(data) && Array.isArray(data['orders']) && data['orders'].every(isRecord)
    ? { orders: data['orders'] as unknown as readonly KeptOrder[] }
    : undefined;
}

/** @returns false, and keeps nothing, if the browser stores nothing or too many wait. */
export function keepOrder(order: KeptOrder, store = keptOrders): boolean {
  const { orders } = store.get();
  if (orders.length < MOST_KEPT && store.set({ orders: [...orders, order] })) return true;
  store.set({ orders });
  return false;
}

export const numberOf = ({ body }: KeptOrder): number | undefined => body.tablet?.number?.number;

/** What the shop may have is no longer changed here. */
export const mayHaveArrived = ({ orderId, sends, conflict }: KeptOrder): boolean =>
  orderId !== undefined || (sends > 0 && conflict === undefined);

export const isHandedOver = ({ body }: KeptOrder): boolean => body.tablet?.isHandedOver ?? false;

/** The order as the kitchen gets it: to make, or only to count (orders rule 28). */
export function madeAlready(order: KeptOrder, isHandedOver: boolean): KeptOrder {
  const { body } = order;
  if (!body.tablet) return order;
  return { ...order, body: { ...body, tablet: { ...body.tablet, isHandedOver } } };
}

/** Of the asked ones those that the shop cannot have yet; the others stay as they are. */
export const allMadeAlready = (orders: readonly KeptOrder[], asked: ReadonlySet<string>) =>
  orders.map((order) =>
    asked.has(order.key) && !mayHaveArrived(order) ? madeAlready(order, true) : order,
  );

export const firstToSend = (orders: readonly KeptOrder[]) =>
  orders.find(({ conflict }) => conflict === undefined);

/** The order as staff want it sent again after a refusal. @param sellsAnyway for managers. */
export function mended({ conflict, ...order }: KeptOrder, sellsAnyway: boolean): KeptOrder {
  const { body } = order;
  switch (conflict?.code) {
    case 'out_of_stock':
    case 'option_sold_out':
      return { ...order, body: { ...body, ...(sellsAnyway && { sellAnyway: true }) } };
    case 'total_changed': {
      const { total } = conflict;
      if (total === undefined) return order;
      return { ...order, body: { ...body, expectedTotal: paiseToRupees(total) } };
    }
    case 'number_taken':
      return body.tablet
        ? { ...order, body: { ...body, tablet: { ...body.tablet, number: null } } }
        : order;
    case 'idempotency_key_expired': {
      const { firstSentAt, ...fresh } = order;
      return { ...fresh, sends: 0 };
    }
    default:
      return order;
  }
}
