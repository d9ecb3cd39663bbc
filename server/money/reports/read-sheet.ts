import type { DaySheet } from '../../../shared/contract/money/day-sheets';
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
    drawer: drawerOf(inDrawer, await listEntries(db, date), await listCashByPerson(db, date)),
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

interface CashOfPerson {
  by: string;
  kind: 'payment' | 'refund';
  /** Negative for refunds. */
  amount: Paise;
}

function listCashByPerson(db: Database, date: string): Promise<CashOfPerson[]> {
  return db
    .selectFrom('payments')
    .where('business_date', '=', date)
    .where('method', '=', 'cash')
    .groupBy(['by_name', 'kind'])
    .select(({ fn }) => ['by_name as by', 'kind', fn.sum<number>('amount_paise').as('amount')])
    .execute();
}

/** @param cash of orders, and of tips, in rupees. */
export function drawerOf(
  { cash, tips }: { cash: number; tips: number },
  entries: readonly DrawerEntry[],
  byPerson: readonly CashOfPerson[],
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
  const names = new Set([...byPerson, ...entries].map(({ by }) => by));
  return {
    ...sumsOf(entries),
    tips,
    expected: paiseToRupees(rupeesToPaise(cash) + rupeesToPaise(tips) + came),
    entries: [...entries],
    people: [...names].sort().map((name) => {
      const own = byPerson.filter(({ by }) => by === name);
      const ofKind = (wanted: CashOfPerson['kind']) =>
        sum(own.filter(({ kind }) => kind === wanted).map(({ amount }) => amount));
      return {
        by: name,
        taken: paiseToRupees(ofKind('payment')),
        refunded: paiseToRupees(Math.abs(ofKind('refund'))),
        ...sumsOf(entries.filter(({ by }) => by === name)),
      };
    }),
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
