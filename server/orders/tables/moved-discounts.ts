import { adjustmentWords } from '../../../shared/domain/orders/adjustment-words';
import { isGiven } from '../../../shared/domain/orders/discount';
import type { Paise } from '../../../shared/domain/platform/money';
import { shareOut } from '../../../shared/domain/platform/share-out';
import type { OrderAdjustmentsTable, OrderItemsTable, OrdersTable } from '../../platform/db/schema';
import { type ChangedPrice, changedPrice } from '../change/changed-price';

type Row = OrderAdjustmentsTable;

interface Leaving {
  items: readonly OrderItemsTable[];
  adjustments: readonly Row[];
  /** By line: the units that leave the bill, as rows. */
  moved: ReadonlyMap<number, OrderItemsTable>;
}

interface Bill {
  order: OrdersTable;
  items: readonly OrderItemsTable[];
  adjustments: readonly Row[];
}

interface MovedLines {
  source: Bill;
  target: Bill;
  moved: Leaving['moved'];
  /** The lines that the source keeps. */
  staying: readonly OrderItemsTable[];
  /** The moved lines as those of the target, in the same order. */
  arrived: readonly OrderItemsTable[];
}

/** What both bills cost after a move; together as much as before, to the paisa (tables rule 9). */
export function pricesOfMove(move: MovedLines): { left: ChangedPrice; joined: ChangedPrice } {
  const { source, target, moved, staying, arrived } = move;
  const left = changedPrice(source.order, staying, discountsThatStay({ ...source, moved }));
  const lineOf = new Map([...moved.keys()].map((line, at) => [line, arrived[at]?.line ?? 0]));
  const gone = discountsThatGo({
    ...source,
    moved,
    staying: left.adjustments,
    orderId: target.order.id,
    lineOf: (line) => lineOf.get(line) ?? 0,
  });
  const items = [...target.items, ...arrived];
  const joined = changedPrice(target.order, items, [...asAmounts(target.adjustments), ...gone]);
  return { left, joined };
}

/** The discounts of a bill after dishes left it. A percentage stays; an amount shrinks by what the dishes bore of it. */
function discountsThatStay({ items, adjustments, moved }: Leaving): Row[] {
  const net = netOf(items, adjustments);
  const whole = sum([...net.values()]);
  const leaving = sum(
    [...moved].map(([line, { quantity }]) => partOfLine(net.get(line) ?? 0, quantity, items, line)),
  );
  return adjustments.flatMap((row) => {
    if (!isGiven(row.kind)) return [row];
    const gone =
      row.line === null
        ? partOf(takes(row), leaving, whole)
        : partOfLine(takes(row), moved.get(row.line)?.quantity ?? 0, items, row.line);
    if (row.line !== null && isWhole(items, moved, row.line)) return [];
    const approved_paise = row.approved_paise - partOf(row.approved_paise, gone, takes(row));
    const given_paise = row.percent === null ? takes(row) - gone : null;
    return [{ ...row, given_paise, approved_paise }];
  });
}

interface Gone extends Leaving {
  /** What stays, at its new amounts. */
  staying: readonly Row[];
  /** The new number of each moved line. */
  lineOf: (line: number) => number;
  orderId: string;
}

/**
 * What the moved dishes bore of their bill's discounts, as discounts of their own lines. The discounts of one bill gain what
 * those of the other lose, to the paisa.
 */
function discountsThatGo({ items, adjustments, moved, staying, ...to }: Gone): Row[] {
  const lost = (line: number | null) => {
    const isIt = (row: Row) => isGiven(row.kind) && row.line === line;
    const [before, after] = [adjustments.find(isIt), staying.find(isIt)];
    const approved = (before?.approved_paise ?? 0) - (after?.approved_paise ?? 0);
    return { row: before, amount: takesOf(before) - takesOf(after), approved };
  };
  const lines = [...moved.values()];
  const own = lines.map(({ line }) => lost(line));
  const weights = lines.map(
    ({ final_price_paise, quantity }, index) =>
      final_price_paise * quantity - (own[index]?.amount ?? 0),
  );
  const ofBill = lost(null);
  const shares = shareOut(ofBill.amount, weights);
  const approved = shareOut(ofBill.approved, shares);
  return lines.flatMap(({ line, name, quantity }, index) => {
    const share = shares[index] ?? 0;
    const mine = own[index];
    const kind = mine?.row?.kind ?? ofBill.row?.kind;
    const amount = (mine?.amount ?? 0) + share;
    if (kind === undefined || !isGiven(kind) || amount === 0) return [];
    const isKept = share === 0 && items.find((each) => each.line === line)?.quantity === quantity;
    const percent = isKept ? (mine?.row?.percent ?? null) : null;
    return [
      {
        order_id: to.orderId,
        position: 0,
        kind,
        label: adjustmentWords({ kind, dish: name, percent }, 'en'),
        amount_paise: 0 - amount,
        code: null,
        line: to.lineOf(line),
        percent,
        given_paise: percent === null ? amount : null,
        approved_paise: (mine?.approved ?? 0) + (approved[index] ?? 0),
      },
    ];
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

const sum = (amounts: readonly Paise[]) => amounts.reduce((total, amount) => total + amount, 0);
const takes = ({ amount_paise }: Row): Paise => 0 - amount_paise;
const takesOf = (row: Row | undefined): Paise => (row ? takes(row) : 0);

const partOf = (amount: Paise, share: number, whole: number): Paise =>
  whole === 0 ? 0 : Math.round(amount * (share / whole));

/** The part of a line's amount that some of its units bear. */
function partOfLine(amount: Paise, units: number, items: readonly OrderItemsTable[], line: number) {
  return partOf(amount, units, items.find((item) => item.line === line)?.quantity ?? 0);
}

function isWhole(items: Leaving['items'], moved: Leaving['moved'], line: number): boolean {
  return items.find((item) => item.line === line)?.quantity === moved.get(line)?.quantity;
}

/** What each line costs after its own discount. */
function netOf(items: readonly OrderItemsTable[], adjustments: readonly Row[]) {
  return new Map(
    items.map(({ line, final_price_paise, quantity }) => {
      const own = adjustments.filter((row) => isGiven(row.kind) && row.line === line);
      return [line, final_price_paise * quantity - sum(own.map(takes))] as const;
    }),
  );
}
