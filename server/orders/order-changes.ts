import * as z from 'zod';
import type { OrderChange } from '../../shared/contract/orders/order-change-shape';
import { chosenOption } from '../../shared/contract/orders/order-shape';
import { REMAKE_REASONS } from '../../shared/domain/menu/waste';
import { DISCOUNT_KINDS } from '../../shared/domain/orders/pricing';
import { paiseToRupees } from '../../shared/domain/platform/money';
import type { Database } from '../platform/db/database';
import { parseJsonColumn } from '../platform/db/json-column';
import type {
  OrderAdjustmentsTable,
  OrderChangesTable,
  OrderItemsTable,
  OrdersTable,
} from '../platform/db/schema';

const paise = z.int();

const changedLine = z.object({
  line: z.int(),
  productId: z.string(),
  name: z.string(),
  options: z.array(chosenOption),
  quantity: z.int(),
  station: z.int().nullable(),
});
export type ChangedLine = z.infer<typeof changedLine>;

/** What one change did, and all that it left; money in paise. Notes are left out: they may tell of the customer. */
const changeDocument = z.object({
  added: z.array(changedLine),
  removed: z.array(changedLine),
  /** With neither share nor amount, it was taken back. */
  discount: z
    .object({
      kind: z.enum(DISCOUNT_KINDS),
      line: z.int().nullable(),
      /** The name of the line's dish; null for the whole order. */
      dish: z.string().nullable(),
      percent: z.int().nullable(),
      amount: paise.nullable(),
    })
    .nullable(),
  /** What the kitchen makes again at no charge, and why. */
  remade: z.object({ reason: z.enum(REMAKE_REASONS), lines: z.array(changedLine) }).optional(),
  /** Dishes that went to another bill or came from one: neither cooked nor taken from the stock again. */
  moved: z
    .object({
      direction: z.enum(['to', 'from']),
      orderId: z.string(),
      number: z.int(),
      dishes: z.array(changedLine),
    })
    .optional(),
  totalBefore: paise,
  /** The highest number that a line of the order ever had. */
  lastLine: z.int(),
  after: z.object({
    lines: z.array(z.tuple([z.int(), z.string(), z.int(), paise, paise])),
    /** Position, kind, line, amount, and of a discount its share, what was given and what managers approved of it. */
    adjustments: z.array(
      z.tuple([
        z.int(),
        z.string(),
        z.int().nullable(),
        paise,
        z.int().nullable(),
        paise.nullable(),
        paise,
      ]),
    ),
    subtotal: paise,
    packaging: paise,
    deliveryFee: paise,
    total: paise,
  }),
});
export type ChangeDocument = z.infer<typeof changeDocument>;

export function documentOf({ document, order_id }: OrderChangesTable): ChangeDocument {
  return parseJsonColumn(changeDocument, document, `order_changes.document of ${order_id}`);
}

/** All lines and sums of an order. The newest change must say the same as the order's rows (money rule 14). */
export function sumsAfter(
  order: Pick<
    OrdersTable,
    'subtotal_paise' | 'packaging_paise' | 'delivery_fee_paise' | 'total_paise'
  >,
  items: readonly OrderItemsTable[],
  adjustments: readonly OrderAdjustmentsTable[],
): ChangeDocument['after'] {
  return {
    lines: items.map(({ line, product_id, quantity, final_price_paise, packaging_paise }) => [
      ...([line, product_id, quantity, final_price_paise, packaging_paise] as const),
    ]),
    adjustments: adjustments.map((row) => [
      ...([row.position, row.kind, row.line, row.amount_paise] as const),
      ...([row.percent, row.given_paise, row.approved_paise] as const),
    ]),
    subtotal: order.subtotal_paise,
    packaging: order.packaging_paise,
    deliveryFee: order.delivery_fee_paise,
    total: order.total_paise,
  };
}

/** Oldest first; most orders have none, and then nothing is read. */
export async function listChanges(
  db: Database,
  orders: readonly Pick<OrdersTable, 'id' | 'change_count'>[],
): Promise<OrderChangesTable[]> {
  const ids = orders.filter(({ change_count }) => change_count > 0).map(({ id }) => id);
  if (ids.length === 0) return [];
  return db
    .selectFrom('order_changes')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('sequence')
    .execute();
}

/** The dishes that an order no longer has, oldest first. */
export function removedLines(changes: readonly OrderChangesTable[]): ChangedLine[] {
  return changes.flatMap((change) => documentOf(change).removed);
}

export function changeToWire(row: OrderChangesTable): OrderChange {
  const { added, removed, discount, remade, moved, totalBefore, after } = documentOf(row);
  return {
    kind: row.kind,
    reason: row.reason,
    by: row.by_name,
    at: row.at,
    added: added.map(lineWords),
    removed: removed.map(lineWords),
    ...(discount && {
      discount: {
        kind: discount.kind,
        dish: discount.dish,
        percent: discount.percent,
        amount: discount.amount === null ? null : paiseToRupees(discount.amount),
      },
    }),
    ...(remade && { remade: { reason: remade.reason, dishes: remade.lines.map(lineWords) } }),
    ...(moved && {
      moved: {
        direction: moved.direction,
        number: moved.number,
        dishes: moved.dishes.map(lineWords),
      },
    }),
    totalBefore: paiseToRupees(totalBefore),
    totalAfter: paiseToRupees(after.total),
  };
}

export function lineWords({ name, options, quantity }: ChangedLine) {
  return { name, options: options.map(({ optionLabel }) => optionLabel), quantity };
}
