import type { OrderStatus } from '../../../shared/domain/orders/order-status';
import type { PaymentStatus } from '../../../shared/domain/orders/payment';
import type { DeliveryFeeRule } from '../../../shared/domain/shop/delivery-settings';

/** A line of a customer's request. */
export interface AskedLine {
  productId: string;
  quantity: number;
  customizations: readonly { section: string; value: string }[];
}

/** The definite response to an order. */
type OrderAnswer = { orderId: string; totalPaise: number } | { code: string };

/** An attempt that was not sent yet. */
export const newAttempt = (wanted: Pick<Attempt, 'key' | 'lines' | 'totalPaise'>): Attempt => ({
  ...wanted,
  answers: [],
  unheard: 0,
  givenUp: false,
});

/** One order a customer wants, sent any number of times with one idempotency key. */
export interface Attempt {
  /** The key, repeated in the order's instructions so that an order can be traced to it. */
  key: string;
  /** What the order should hold: the requested lines with the menu's default options. */
  lines: readonly AskedLine[];
  /** The total that the customer expects from the menu. */
  totalPaise: number;
  /** Every definite response; requests to retry are left out. */
  answers: OrderAnswer[];
  /** The number of requests with an unknown outcome. */
  unheard: number;
  /** Whether the customer gave up before a definite response. */
  givenUp: boolean;
  /** The customer's IP address. */
  from?: string;
  /** The token with which a guest opens the order. */
  accessToken?: string | undefined;
}

/** What a waiter asks of the shop once, sent any number of times with one idempotency key. */
export interface StaffRequest {
  key: string;
  /** The last part of its path, such as `changes`. */
  deed: string;
  /** The units that it puts into an order, and those that it takes out of it. */
  added: readonly DishUnits[];
  removed: readonly DishUnits[];
  /** The bill from which it moves what it adds to the named one, or to a new one. */
  movedFrom?: { orderId: string; isToNewBill: boolean };
  /** The order that each acknowledgement named. */
  orderIds: string[];
  refusals: string[];
}

type DishUnits = Pick<AskedLine, 'productId' | 'quantity'>;

/** Money that a waiter records, by what the shop keeps of it: a slip's number, or the id of an entry in the drawer. */
export interface CounterMoney {
  name: string;
  amountPaise: number;
  /** Beside the amount, in the same request. */
  tipPaise: number;
  /** Null for the drawer. */
  orderId: string | null;
  outcome: Outcome;
}

/** The history of an order that a member of staff was shown. */
export interface SeenHistory {
  orderId: string;
  statuses: readonly OrderStatus[];
  payments: readonly PaymentStatus[];
}

/** What came of a request; unknown if its first reply was lost and a later one refused it. */
export type Outcome = 'acknowledged' | 'refused' | 'unknown';

/** A tap on the kitchen board that names the ticket's version. */
export interface Tap {
  orderId: string;
  version: number;
  outcome: Outcome;
}

/** A manual adjustment of stock, identified by the unique starting stock that it sets. */
export interface Adjustment {
  marker: number;
  productId: string;
  delta: number;
  outcome: Outcome;
}

/** A message that the owner's webhook received. */
export interface Delivery {
  /** The same for each try. */
  id: string;
  type: string;
  /** In ms since 1970. */
  at: number;
  isAnswered: boolean;
}

/** A ticket that came out of a printer. */
export interface Print {
  jobId: string;
  /** Whether it says COPY or SENT AGAIN. */
  isMarked: boolean;
}

/** An unbroken sequence of events that a subscriber received. */
export interface EventSequence {
  /** The number of the last event before the sequence. */
  from: number;
  /** The numbers of the events in the order of arrival. */
  ids: number[];
}

/** Everything the clients were told; the database must agree with it. */
export interface ClientRecords {
  /** Stock by product id before the first order. */
  initialStock: ReadonlyMap<string, number>;
  feeRule: DeliveryFeeRule;
  attempts: Attempt[];
  /** Money that the payment gateway has received. */
  receipts: { orderId: string; reference: string; amountPaise: number }[];
  seen: SeenHistory[];
  taps: Tap[];
  adjustments: Adjustment[];
  /** Orders at the counter and at tables, and changes of them. */
  staffRequests: StaffRequest[];
  /** How many rounds guests asked for by a table's code. */
  guestRounds: number;
  counterMoney: CounterMoney[];
  /** A new sequence begins when the stream reports that too many events were missed. */
  followed: EventSequence[];
  deliveries: Delivery[];
  /** When a server or PostgreSQL was ended, in ms since 1970. */
  interruptions: number[];
  /** Tests of the webhook that the owner asked for. */
  webhookTests: { isMade: boolean; unheard: number }[];
  /** In ms since 1970, from the answer to pausing up to the request to open. */
  pauses: { from: number; to: number }[];
  /** The tickets that staff asked for, by the ids they were told. */
  ticketIds: string[];
  /** In the order in which each printer printed them. */
  prints: Print[];
}

/** The records before the first request. */
export const noRecords = ({
  initialStock,
  feeRule,
}: Pick<ClientRecords, 'initialStock' | 'feeRule'>): ClientRecords => ({
  initialStock,
  feeRule,
  attempts: [],
  receipts: [],
  seen: [],
  taps: [],
  adjustments: [],
  staffRequests: [],
  guestRounds: 0,
  counterMoney: [],
  followed: [],
  deliveries: [],
  interruptions: [],
  webhookTests: [],
  pauses: [],
  ticketIds: [],
  prints: [],
});

/** The number of the last event of a sequence. */
export function endOf({ from, ids }: EventSequence): number {
  return ids.at(-1) ?? from;
}

/** The ids of the orders that acknowledged an attempt; more than one is an error. */
export function acknowledgedIds({ answers }: Attempt): string[] {
  return [...new Set(answers.flatMap((answer) => ('orderId' in answer ? [answer.orderId] : [])))];
}

/** The code of the refusal that ended an attempt; undefined if it was acknowledged or is still open. */
export function refusalOf(attempt: Attempt): string | undefined {
  const last = attempt.answers.at(-1);
  if (acknowledgedIds(attempt).length > 0 || !last || !('code' in last)) return undefined;
  return last.code;
}
