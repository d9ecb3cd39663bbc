import type { CashSums, DaySheet } from '../../../shared/contract/money/day-sheets';
import type { DrawerEntry } from '../../../shared/contract/money/drawer-contract';
import type { MoneyTaken } from '../../../shared/contract/money/money-sums';
import type { DrawerKind } from '../../../shared/domain/money/drawer';
import { endOfDay, startOfDay } from '../../../shared/domain/platform/kolkata-time';
import { type Paise, paiseToRupees, rupeesToPaise } from '../../../shared/domain/platform/money';
import { isClaimed } from '../../orders/payment-claims';
import { countRows } from '../../platform/db/count-rows';
import type { Database } from '../../platform/db/database';
import type { DailyFiguresTable } from '../../platform/db/schema';
import { listEntries } from './drawer-store';
import { paymentsWithOrders } from './list-payments';
import { listFigures, sumsOf } from './read-figures';
import { listMoney, moneyTaken } from './read-money';
import { listRiderCash } from './rider-cash';
import { cashTips, readTips } from './tips-of-day';

export async function readSheet(db: Database, date: string): Promise<DaySheet> {
  const span = { from: date, to: date };
  const figures = await listFigures(db, span);
  const money = moneyTaken(await listMoney(db, span));
  const tips = await readTips(db, date);
  const inDrawer = { cash: cashOf(money), tips: cashTips(tips) };
  const count = (wanted: (row: DailyFiguresTable) => boolean) => sumsOf(figures.filter(wanted));
  return {
    money,
    cash: cashOf(money),
    drawer: drawerOf(inDrawer, await listEntries(db, date), await listCash(db, date)),
    tips,
    unmatched: await readUnmatched(db, date),
    paid: count((row) => row.status !== 'cancelled' && row.payment_status === 'paid'),
    unpaid: count((row) => row.status !== 'cancelled' && AWAITED.has(row.payment_status)),
    withRiders: await readWithRiders(db, date),
    cancelled: count((row) => row.status === 'cancelled'),
    toRefund: count((row) => row.status === 'cancelled' && row.payment_status === 'paid'),
    claims: await countClaims(db, date),
  };
}

/** Rupees. */
export const cashOf = ({ methods }: MoneyTaken) =>
  methods.find(({ method }) => method === 'cash')?.left ?? 0;

export interface CashTaken {
  by: string;
  /** By name; null where the device is none of the enrolled ones. */
  device: string | null;
  kind: 'payment' | 'refund';
  /** Negative for refunds. */
  amount: Paise;
}

type Hands = Pick<CashTaken, 'by' | 'device'>;

function listCash(db: Database, date: string): Promise<CashTaken[]> {
  return db
    .selectFrom('payments')
    .where('business_date', '=', date)
    .where('method', '=', 'cash')
    .groupBy(['by_name', 'device_name', 'kind'])
    .select(['by_name as by', 'device_name as device', 'kind'])
    .select(({ fn }) => fn.sum<number>('amount_paise').as('amount'))
    .execute();
}

/** @param cash of orders, and of tips, in rupees. */
export function drawerOf(
  { cash, tips }: { cash: number; tips: number },
  entries: readonly DrawerEntry[],
  taken: readonly CashTaken[],
): DaySheet['drawer'] {
  const sum = (amounts: readonly Paise[]) => amounts.reduce((total, amount) => total + amount, 0);
  const entered = (rows: readonly DrawerEntry[], wanted: DrawerKind) =>
    sum(rows.filter(({ kind }) => kind === wanted).map(({ amount }) => rupeesToPaise(amount)));
  const ridersOf = (rows: readonly DrawerEntry[]) =>
    entered(rows, 'rider') - sum(rows.map(({ rider }) => rupeesToPaise(rider?.owed ?? 0)));
  const sumsOf = (rows: readonly DrawerEntry[]) => ({
    float: paiseToRupees(entered(rows, 'float')),
    paidIn: paiseToRupees(entered(rows, 'in')),
    paidOut: paiseToRupees(entered(rows, 'out')),
    riders: paiseToRupees(ridersOf(rows)),
  });
  const came =
    entered(entries, 'float') +
    entered(entries, 'in') -
    entered(entries, 'out') +
    ridersOf(entries);
  /** @param keyOf for whom or what cash is added up. */
  const sumsBy = <Key extends string | null>(keyOf: (row: Hands) => Key): [Key, CashSums][] => {
    const keys = new Set([...taken, ...entries].map(keyOf));
    return [...keys]
      .sort((one, other) => ((one ?? '') < (other ?? '') ? -1 : 1))
      .map((key) => {
        const own = taken.filter((row) => keyOf(row) === key);
        const ofKind = (wanted: CashTaken['kind']) =>
          sum(own.filter(({ kind }) => kind === wanted).map(({ amount }) => amount));
        return [
          key,
          {
            taken: paiseToRupees(ofKind('payment')),
            // Below 0 for a person who takes somebody else's refund back.
            refunded: paiseToRupees(0 - ofKind('refund')),
            ...sumsOf(entries.filter((row) => keyOf(row) === key)),
          },
        ];
      });
  };
  return {
    ...sumsOf(entries),
    tips,
    expected: paiseToRupees(rupeesToPaise(cash) + rupeesToPaise(tips) + came),
    entries: [...entries],
    people: sumsBy(({ by }) => by).map(([by, sums]) => ({ by, ...sums })),
    devices: sumsBy(({ device }) => device).map(([device, sums]) => ({ device, ...sums })),
  };
}

/** What staff marked paid by hand on a day and no bank credit or gateway has replaced since, in rupees. */
async function readUnmatched(db: Database, date: string): Promise<number> {
  const { unmatched } = await db
    .selectFrom('payments')
    .where('business_date', '=', date)
    .where('kind', '=', 'payment')
    .where('method', '=', 'upi')
    .where('corrects', 'is', null)
    .where(({ eb, exists, not }) =>
      not(
        exists(
          eb
            .selectFrom('payments as later')
            .select('later.id')
            .whereRef('later.corrects', '=', 'payments.id'),
        ),
      ),
    )
    .select(({ fn }) => fn.sum<number | null>('amount_paise').as('unmatched'))
    .executeTakeFirstOrThrow();
  return paiseToRupees(unmatched ?? 0);
}

async function readWithRiders(db: Database, date: string): Promise<DaySheet['withRiders']> {
  const riders = await listRiderCash(db, { from: date, to: date });
  const owed = riders.reduce((sum, rider) => sum + rupeesToPaise(rider.owed), 0);
  const orders = riders.reduce((count, rider) => count + rider.orders.length, 0);
  return { orders, total: paiseToRupees(owed) };
}

const AWAITED = new Set(['pending', 'failed']);

function countClaims(db: Database, date: string): Promise<number> {
  return countRows(
    db
      .selectFrom('orders')
      .where('created_at', '>=', startOfDay(date))
      .where('created_at', '<', endOfDay(date))
      .where('payment_status', '=', 'pending')
      .where(isClaimed),
  );
}

export async function listPaymentsOfDay(db: Database, date: string) {
  const recorded = await paymentsWithOrders(db)
    .where('payments.business_date', '=', date)
    .execute();
  const ofOrders = await paymentsWithOrders(db)
    .where('orders.created_at', '>=', startOfDay(date))
    .where('orders.created_at', '<', endOfDay(date))
    .where('payments.business_date', '<>', date)
    .execute();
  return [...recorded, ...ofOrders].sort((a, b) => (a.at < b.at ? -1 : 1));
}
