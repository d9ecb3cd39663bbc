import { wrongFigures } from './check-figures';
import { brokenEvents, brokenHistories, brokenStream } from './check-history';
import { ordersWhilePaused, wrongMessages, wrongPrints } from './check-kitchen';
import {
  doubledOrders,
  lostOrders,
  unansweredOrders,
  unwantedOrders,
  wrongKeys,
  wrongTotals,
} from './check-orders';
import { wrongCounterMoney, wrongPayments } from './check-payments';
import { wrongServed } from './check-served';
import { overfullSlots } from './check-slots';
import { stockAccounts, wrongAdjustments, wrongStocks } from './check-stock';
import { wrongTickets } from './check-tickets';
import type { ClientRecords } from './client-records';
import type { Ledger } from './ledger';
import { WAITER_KEY } from './waiters';

/** The promises every shop must keep at any time, by name, each with a list of its violations. */
export type Findings = Record<string, string[]>;

/** Checks that the database agrees with itself and with what the clients were told. */
export function checkLedger(ledger: Ledger, clientRecords: ClientRecords): Findings {
  const { attempts, seen, taps, adjustments, feeRule, followed } = clientRecords;
  const online = onlineOf(ledger);
  return {
    lost: lostOrders(online, attempts),
    doubled: doubledOrders(online, attempts),
    unwanted: unwantedOrders(online, attempts),
    unanswered: unansweredOrders(attempts),
    'wrong keys': wrongKeys(online),
    'wrong totals': wrongTotals(ledger, attempts, feeRule),
    'overfull slots': overfullSlots(ledger),
    'wrong stock': wrongStocks(stockAccounts(ledger, clientRecords)),
    'wrong changes of stock': wrongAdjustments(ledger, adjustments),
    'broken histories': brokenHistories(ledger, seen),
    'wrong tickets': wrongTickets(online, taps),
    'broken events': brokenEvents(online),
    'broken stream': brokenStream(ledger, followed),
    'wrong figures': wrongFigures(ledger),
    'orders while paused': ordersWhilePaused(online, clientRecords),
    'wrong messages': wrongMessages(ledger, clientRecords),
    'wrong prints': wrongPrints(ledger, clientRecords),
    'wrong payments': wrongPayments(ledger, clientRecords),
    'wrong counter money': wrongCounterMoney(ledger, clientRecords),
    'wrong served': wrongServed(ledger, clientRecords),
  };
}

/**
 * The orders that customers sent. Those of waiters have no key in their instructions, are accepted at once, change
 * without a new status, and are taken while the shop is paused.
 */
function onlineOf(ledger: Ledger): Ledger {
  return {
    ...ledger,
    orders: ledger.orders.filter(({ channel }) => channel === 'online'),
    keys: ledger.keys.filter(({ key }) => !key.startsWith(WAITER_KEY)),
  };
}
