import type { OrderStatus } from '../../shared/domain/orders/order-status';
import type { PaymentStatus } from '../../shared/domain/orders/payment';
import type { ModelTicket } from './ticket-model';

/** The buyers: two signed-in customers and a guest. */
export const BUYERS = ['asha', 'pema', 'guest'] as const;
export type Buyer = (typeof BUYERS)[number];

/** A requested order. A product is its index on the model's menu. */
export interface Wish {
  buyer: Buyer;
  lines: readonly { product: number; quantity: number; large: boolean }[];
  delivered: boolean;
  /** The quarter of an hour for which it is, by its index; undefined for now. */
  slot?: number | undefined;
}

export interface ModelOrder {
  wish: Wish;
  /** Units of each product that it takes from the stock unless it is cancelled. */
  held: readonly number[];
  totalPaise: number;
  statuses: OrderStatus[];
  payments: PaymentStatus[];
  /** How often dishes of it were made again. */
  remakes: number;
  /** Whether its buyer has said that the pending payment was made. */
  isClaimed: boolean;
  ticket: ModelTicket;
}

/** A table's open bill. */
export interface ModelBill {
  table: number;
  /** Units by dish, as `dishAt` (model-bills.ts) names it. */
  dishes: Map<string, number>;
  receivedPaise: number;
  /** The number of its changes: the version that another change must name. */
  changes: number;
  isSplit: boolean;
  /** All its dishes are on another bill. */
  isMerged: boolean;
}

/** The expected response: an order by its number, or a refusal's code. */
export type Prediction = { status: 200 | 201; order: number } | { status: number; code: string };
