import type { Tab, TableState } from '../../../shared/contract/orders/tables-contract';
import { byTableName, roundsToShow } from '../../../shared/domain/orders/dining-tables';
import { paiseToRupees } from '../../../shared/domain/platform/money';
import type { Database } from '../../platform/db/database';
import type { OrdersTable, TableRoundsTable } from '../../platform/db/schema';
import { moneyOf, moneyToWire, type OrderMoney, readMoney } from '../stored-payments';
import { knownNetworks, listWaitingRounds, waitingRound } from './round-store';
import { listTableRows, listTabs } from './table-store';

/** Tables in use, and hidden ones that still have an open bill, by name. */
export async function readTables(db: Database, now: Date): Promise<TableState[]> {
  const rows = (await listTableRows(db)).sort(byTableName);
  const tabs = await listTabs(db);
  const money = await readMoney(db, tabs);
  const rounds = await listWaitingRounds(db, now);
  const known = await knownNetworks(db, tabs);
  return rows
    .map(({ id, name, is_active, version }) => ({
      id,
      name,
      isActive: is_active === 1,
      version,
      tabs: tabs
        .filter(({ table_id }) => table_id === id)
        .map((tab) => tabToWire(tab, money.get(tab.id) ?? moneyOf(tab, []))),
      ...shownOf(
        rounds.filter(({ table_id }) => table_id === id),
        known.get(id),
      ),
    }))
    .filter(({ isActive, tabs: open }) => isActive || open.length > 0);
}

function shownOf(rounds: readonly TableRoundsTable[], known: ReadonlySet<string> = new Set()) {
  const shown = roundsToShow(
    rounds.map((round) => [round.client_key, round]),
    known,
  );
  return { rounds: shown.map(waitingRound), moreRounds: rounds.length - shown.length };
}

function tabToWire(order: OrdersTable, money: OrderMoney): Tab {
  return {
    orderId: order.id,
    number: order.counter_number,
    status: order.status,
    totalAmount: paiseToRupees(order.total_paise),
    owedAmount: moneyToWire(order, money, undefined).owedAmount,
    openedAt: order.created_at,
    version: order.change_count,
  };
}
