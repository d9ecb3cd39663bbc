import type { OrderStatus } from '../../shared/domain/order-status';
import type { PaymentStatus } from '../../shared/domain/payment';
import type { DeliveryFeeRule } from '../../shared/domain/pricing';

/** A line as a customer asks for it. */
export interface AskedLine {
  productId: string;
  quantity: number;
  customizations: readonly { section: string; value: string }[];
}

/** What a client was told of an order that it sent. */
export type OrderAnswer = { orderId: string; totalPaise: number } | { code: string };

/** An order that somebody wants, under one idempotency key however often it is sent. */
export interface Attempt {
  /** Also stands in the order's instructions, so that an order tells by which key it came. */
  key: string;
  lines: readonly AskedLine[];
  /** What the customer reckons with, by the menu. */
  totalPaise: number;
  /** Every answer that was heard; answers that only ask to try again are left out. */
  answers: OrderAnswer[];
  /** Sends of which nobody knows what came of them. */
  unheard: number;
  /** Whether the customer left before hearing anything definite. */
  givenUp: boolean;
  /** Opens a guest's order. */
  accessToken?: string | undefined;
}

/** The changes of an order as somebody of the staff was shown them. */
export interface SeenHistory {
  orderId: string;
  statuses: readonly OrderStatus[];
  payments: readonly PaymentStatus[];
}

/** A change of a stock by hand, told apart from all others by the starting stock that it sets. */
export interface Adjustment {
  marker: number;
  productId: string;
  delta: number;
  outcome: 'acknowledged' | 'refused' | 'unknown';
}

/** What one who followed all orders was told, without a break. */
export interface Stretch {
  /** The number of the last event before it. */
  from: number;
  /** The numbers of the events, as they came. */
  ids: number[];
}

/** All that the clients know: what the database is held against. */
export interface Testimony {
  /** Units by product id, before the first order. */
  initialStock: ReadonlyMap<string, number>;
  feeRule: DeliveryFeeRule;
  attempts: Attempt[];
  seen: SeenHistory[];
  adjustments: Adjustment[];
  /** A new one begins whenever the stream says that too much was missed to tell it all. */
  followed: Stretch[];
}

/** The number of the last event of a stretch. */
export function endOf({ from, ids }: Stretch): number {
  return ids.at(-1) ?? from;
}

/** The orders by which an attempt was answered; more than one is one too many. */
export function acknowledgedIds({ answers }: Attempt): string[] {
  return [...new Set(answers.flatMap((answer) => ('orderId' in answer ? [answer.orderId] : [])))];
}

/** The code of the refusal that an attempt ended with; undefined when it was acknowledged or is open. */
export function refusalOf(attempt: Attempt): string | undefined {
  const last = attempt.answers.at(-1);
  if (acknowledgedIds(attempt).length > 0 || !last || !('code' in last)) return undefined;
  return last.code;
}
