import { adjustmentWords } from '../../../shared/domain/orders/adjustment-words';
import { isGiven } from '../../../shared/domain/orders/discount';
import type { Paise } from '../../../shared/domain/platform/money';
import { shareOut } from '../../../shared/domain/platform/share-out';
import type { OrderAdjustmentsTable, OrderItemsTable, OrdersTable } from '../../platform/db/schema';
import { type ChangedPrice, changedPrice } from '../change/changed-price';

type Row = OrderAdjustmentsTable;

interface Bill {
  order: OrdersTable;
  items: readonly OrderItemsTable[];
  adjustments: readonly Row[];
}

interface MovedLines {
  source: Bill;
  target: Bill;
  /** By line of the source: the units that leave it, as rows. */
  moved: ReadonlyMap<number, OrderItemsTable>;
  /** The lines that the source keeps. */
  staying: readonly OrderItemsTable[];
  /** The moved lines as those of the target, in the same order. */
  arrived: readonly OrderItemsTable[];
}

/** What both bills cost after a move; together as much as before, to the paisa (tables rule 9). */
export function pricesOfMove(move: MovedLines): { left: ChangedPrice; joined: ChangedPrice } {
  const { source, target, staying, arrived } = move;
  const parts = partsThatMove(move);
  const left = changedPrice(source.order, staying, discountsThatStay(source.adjustments, parts));
  const gone = discountsThatGo(move, left.adjustments, parts);
  const items = [...target.items, ...arrived];
  const joined = changedPrice(target.order, items, [...asAmounts(target.adjustments), ...gone]);
  return { left, joined };
}

/** Which part of a line, or for null of the whole bill, leaves it: 0 to 1. */
type Parts = ReadonlyMap<number | null, number>;

/** The bill's part is measured in what its lines cost after their own discounts, before the move and then. */
function partsThatMove({ source: { order, items, adjustments }, moved, staying }: MovedLines) {
  const parts = new Map<number | null, number>(
    items.map(({ line, quantity }) => [line, (moved.get(line)?.quantity ?? 0) / quantity]),
  );
  const ofLines = adjustments.filter(({ line }) => line !== null);
  const then = changedPrice(order, staying, discountsThatStay(ofLines, parts)).adjustments;
  const whole = netOf(items, ofLines);
  return parts.set(null, whole === 0 ? 0 : (whole - netOf(staying, then)) / whole);
}

/** The discounts of a bill after dishes left it. A percentage stays; an amount shrinks by what the dishes bore of it. */
function discountsThatStay(adjustments: readonly Row[], parts: Parts): Row[] {
  return adjustments.flatMap((row) => {
    if (!isGiven(row.kind)) return [row];
    const part = parts.get(row.line) ?? 0;
    if (row.line !== null && part === 1) return [];
    const given_paise = row.percent === null ? takes(row) - Math.round(takes(row) * part) : null;
    const approved_paise = row.approved_paise - Math.round(row.approved_paise * part);
    return [{ ...row, given_paise, approved_paise }];
  });
}

/**
 * What the moved dishes bore of their bill's discounts, as discounts of their own lines. The discounts of one bill gain what
 * those of the other lose, to the paisa.
 * @param staying what stays, at its new amounts.
 */
function discountsThatGo(
  { source: { adjustments }, target, moved, arrived }: MovedLines,
  staying: readonly Row[],
  parts: Parts,
): Row[] {
  const lost = (line: number | null) => {
    const [before, after] = [discountOf(adjustments, line), discountOf(staying, line)];
    const approved = (before?.approved_paise ?? 0) - (after?.approved_paise ?? 0);
    return { before, amount: takes(before) - takes(after), approved };
  };
  const lines = [...moved.values()].map((item) => ({ ...item, own: lost(item.line) }));
  const ofBill = lost(null);
  const shares = shareOut(
    ofBill.amount,
    lines.map(({ final_price_paise, quantity, own }) => final_price_paise * quantity - own.amount),
  );
  const approvals = shareOut(ofBill.approved, shares);
  return lines.flatMap(({ line, name, own }, index) => {
    const share = shares[index] ?? 0;
    const kind = own.before?.kind ?? ofBill.before?.kind;
    const amount = own.amount + share;
    if (kind === undefined || !isGiven(kind) || amount === 0) return [];
    const isKept = share === 0 && parts.get(line) === 1;
    const percent = isKept ? (own.before?.percent ?? null) : null;
    const gone: Row = {
      order_id: target.order.id,
      position: 0,
      kind,
      label: adjustmentWords({ kind, dish: name, percent }, 'en'),
      amount_paise: 0 - amount,
      code: null,
      line: arrived[index]?.line ?? 0,
      percent,
      given_paise: percent === null ? amount : null,
      approved_paise: own.approved + (approvals[index] ?? 0),
    };
    return [gone];
  });
}

/** A discount of a whole bill becomes the amount that it is, so that it does not grow with dishes that arrive. */
function asAmounts(adjustments: readonly Row[]): Row[] {
  return adjustments.map((row) => {
    const { kind, line } = row;
    if (!isGiven(kind) || line !== null) return row;
    const label = adjustmentWords({ kind }, 'en');
    return { ...row, label, percent: null, given_paise: takes(row) };
  });
}

const netOf = (items: readonly OrderItemsTable[], ofLines: readonly Row[]): Paise =>
  items.reduce(
    (sum, { line, final_price_paise, quantity }) =>
      sum + final_price_paise * quantity - takes(discountOf(ofLines, line)),
    0,
  );

/** The discount of a line, or for null of the whole bill: each has one at most. */
const discountOf = (adjustments: readonly Row[], line: number | null) =>
  adjustments.find((row) => isGiven(row.kind) && row.line === line);

const takes = (row: Row | undefined): Paise => (row ? 0 - row.amount_paise : 0);
