import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paidForLines } from '../../../shared/domain/orders/discount';
import { DISCOUNT_KINDS } from '../../../shared/domain/orders/pricing';
import type { OrderAdjustmentsTable, OrderItemsTable, OrdersTable } from '../../platform/db/schema';
import { changedPrice } from '../change/changed-price';
import { approvedBy } from '../change/discount-cap';
import { pricesOfMove } from './moved-discounts';

interface Bill {
  order: OrdersTable;
  items: readonly OrderItemsTable[];
  adjustments: readonly OrderAdjustmentsTable[];
  total: number;
}

const MOST_BILLS = 4;

const dish = fc.record({
  price: fc.integer({ min: 0, max: 9999 }),
  quantity: fc.integer({ min: 1, max: 4 }),
});
const act = fc.oneof(
  fc.record({
    kind: fc.constantFrom(...DISCOUNT_KINDS),
    bill: fc.nat(MOST_BILLS),
    /** Null for the whole bill. */
    line: fc.option(fc.nat(3)),
    share: fc.oneof(
      fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ amount: fc.integer({ min: 1, max: 12_000 }) }),
    ),
    byManager: fc.boolean(),
  }),
  fc.record({
    from: fc.nat(MOST_BILLS),
    to: fc.nat(MOST_BILLS),
    /** Units of each line; all of them merge two bills. */
    units: fc.option(fc.array(fc.nat(4), { minLength: 4, maxLength: 4 })),
  }),
);
type Discounting = Extract<
  typeof act extends fc.Arbitrary<infer Act> ? Act : never,
  { kind: unknown }
>;

const staffDiscount = ({ line, amount }: { line: number | null; amount: number }): Discounting => ({
  kind: 'staff-discount',
  bill: 1,
  line,
  share: { amount },
  byManager: false,
});

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const approvedOf = ({ adjustments }: Bill) => sum(adjustments.map((row) => row.approved_paise));
const priceOf = ({ items }: Pick<Bill, 'items'>) =>
  sum(items.map(({ quantity, final_price_paise }) => quantity * final_price_paise));

function billOf(id: string, dishes: readonly { price: number; quantity: number }[]): Bill {
  const order = { id, delivery_method: 'pickup', fee_rule: null, delivery_fee_paise: 0 };
  const items = dishes.map(({ price, quantity }, index) => ({
    order_id: id,
    line: index + 1,
    name: `Dish ${price}`,
    quantity,
    packaging_paise: 0,
    price_paise: price,
    final_price_paise: price,
  }));
  const rows = items as OrderItemsTable[];
  return {
    order: order as OrdersTable,
    items: rows,
    adjustments: [],
    total: priceOf({ items: rows }),
  };
}

/** In place of the discount that the line, or the bill, has. */
function discounted(bill: Bill, { kind, line: at, share, byManager }: Discounting): Bill {
  const line = at === null ? null : (bill.items[at % bill.items.length]?.line ?? null);
  const given: OrderAdjustmentsTable = {
    order_id: bill.order.id,
    position: 0,
    kind,
    label: kind,
    code: null,
    line,
    percent: null,
    given_paise: null,
    amount_paise: 0,
    approved_paise: 0,
    ...('percent' in share ? { percent: share.percent } : { given_paise: share.amount }),
  };
  const others = bill.adjustments.filter((row) => row.line !== line);
  const { totals, adjustments } = changedPrice(bill.order, bill.items, [...others, given]);
  const role = byManager ? 'manager' : 'staff';
  const approved = approvedBy(role, [...others, given], adjustments);
  return { ...bill, adjustments: approved, total: totals.total };
}

/** Both bills after a move; undefined if nothing is to move. */
function move(source: Bill, target: Bill, units: readonly number[] | null) {
  const taken = source.items.flatMap((item, index) => {
    const quantity = Math.min(
      item.quantity,
      units === null ? item.quantity : (units[index % 4] ?? 0),
    );
    return quantity === 0 ? [] : [{ ...item, quantity }];
  });
  if (taken.length === 0) return undefined;
  const moved = new Map(taken.map((item) => [item.line, item]));
  const staying = source.items.flatMap((item) => {
    const quantity = item.quantity - (moved.get(item.line)?.quantity ?? 0);
    return quantity === 0 ? [] : [{ ...item, quantity }];
  });
  const last = Math.max(0, ...target.items.map(({ line }) => line));
  const arrived = taken.map((item, index) => ({ ...item, line: last + index + 1 }));
  const { left, joined } = pricesOfMove({ source, target, moved, staying, arrived });
  const items = [...target.items, ...arrived];
  return [
    { ...source, items: staying, adjustments: left.adjustments, total: left.totals.total },
    { ...target, items, adjustments: joined.adjustments, total: joined.totals.total },
  ] as const;
}

/** What the dishes that left a bill cost on it after its discounts. */
function borneBy({ items, adjustments }: Bill, after: Bill): number {
  const priced = items.map((item) => ({ line: item.line, amount: priceOf({ items: [item] }) }));
  const paid = paidForLines(
    priced,
    0,
    adjustments.map(({ kind, label, line, amount_paise: amount }) => ({
      kind,
      label,
      amount,
      ...(line !== null && { line }),
    })),
  );
  return sum(
    items.map(({ line, quantity }, index) => {
      const stay = after.items.find((item) => item.line === line)?.quantity ?? 0;
      return ((paid[index] ?? 0) * (quantity - stay)) / quantity;
    }),
  );
}

it('no paisa of a discount, nor of what managers approved, is lost or made by any moves', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(dish, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 2 }),
      fc.array(act, { minLength: 2, maxLength: 14 }),
      (tables, acts) => {
        const bills = Array.from({ length: MOST_BILLS + 1 }, (_, at) =>
          billOf(`bill ${at}`, tables[at] ?? []),
        );
        const at = (index: number) => bills[index] as Bill;
        for (const what of acts) {
          if ('kind' in what) {
            if (at(what.bill).items.length > 0) bills[what.bill] = discounted(at(what.bill), what);
            continue;
          }
          const { from, to, units } = what;
          const [source, target] = [at(from), at(to)];
          const after = from === to ? undefined : move(source, target, units);
          if (!after) continue;
          expect(sum(after.map(({ total }) => total))).toBe(source.total + target.total);
          expect(sum(after.map(approvedOf))).toBe(approvedOf(source) + approvedOf(target));
          for (const bill of after) {
            const off = sum(bill.adjustments.map(({ amount_paise }) => amount_paise));
            expect([bill.total, bill.total >= 0]).toEqual([priceOf(bill) + off, true]);
          }
          // On a new bill, each dish costs what it did, but for what paise cannot part.
          if (target.items.length === 0)
            expect(Math.abs(after[1].total - borneBy(source, after[0]))).toBeLessThanOrEqual(
              source.items.length + 1,
            );
          [bills[from], bills[to]] = after;
        }
      },
    ),
    {
      // Half a paisa of the line's discount, and of what is left for the bill's.
      examples: [
        [
          [[{ price: 1, quantity: 1 }], [{ price: 1241, quantity: 2 }]],
          [
            staffDiscount({ line: null, amount: 1 }),
            staffDiscount({ line: 0, amount: 2481 }),
            { from: 1, to: 0, units: [1, 0, 0, 0] },
          ],
        ],
      ],
      numRuns: 200,
    },
  );
});
