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
import { wrongPayments } from './check-payments';
import { overfullSlots } from './check-slots';
import { stockAccounts, wrongAdjustments, wrongStocks } from './check-stock';
import { wrongTickets } from './check-tickets';
import type { ClientRecords } from './client-records';
import type { Ledger } from './ledger';

/** The promises every shop must keep at any time, by name, each with a list of its violations. */
export type Findings = Record<string, string[]>;

/** Checks that the database agrees with itself and with what the clients were told. */
export function checkLedger(ledger: Ledger, clientRecords: ClientRecords): Findings {
  const { attempts, seen, taps, adjustments, feeRule, followed } = clientRecords;
  return {
    lost: lostOrders(ledger, attempts),
    doubled: doubledOrders(ledger, attempts),
    unwanted: unwantedOrders(ledger, attempts),
    unanswered: unansweredOrders(attempts),
    'wrong keys': wrongKeys(ledger),
    'wrong totals': wrongTotals(ledger, attempts, feeRule),
    'overfull slots': overfullSlots(ledger),
    'wrong stock': wrongStocks(stockAccounts(ledger, clientRecords)),
    'wrong changes of stock': wrongAdjustments(ledger, adjustments),
    'broken histories': brokenHistories(ledger, seen),
    'wrong tickets': wrongTickets(ledger, taps),
    'broken events': brokenEvents(ledger),
    'broken stream': brokenStream(ledger, followed),
    'wrong figures': wrongFigures(ledger),
    'orders while paused': ordersWhilePaused(ledger, clientRecords),
    'wrong messages': wrongMessages(ledger, clientRecords),
    'wrong prints': wrongPrints(ledger, clientRecords),
    'wrong payments': wrongPayments(ledger, clientRecords),
  };
}
