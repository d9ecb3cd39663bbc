import { wrongFigures } from './check-figures';
import { brokenEvents, brokenHistories, brokenStream } from './check-history';
import {
  doubledOrders,
  lostOrders,
  unansweredOrders,
  unwantedOrders,
  wrongKeys,
  wrongTotals,
} from './check-orders';
import { stockAccounts, wrongAdjustments, wrongStocks } from './check-stock';
import type { Ledger } from './ledger';
import type { Testimony } from './testimony';

/** What must hold of every shop at any time, by name; each list says where it does not. */
export type Findings = Record<string, string[]>;

/** Holds what the database says against itself and against what the clients were told. */
export function checkLedger(ledger: Ledger, testimony: Testimony): Findings {
  const { attempts, seen, adjustments, feeRule, followed } = testimony;
  return {
    lost: lostOrders(ledger, attempts),
    doubled: doubledOrders(ledger, attempts),
    unwanted: unwantedOrders(ledger, attempts),
    unanswered: unansweredOrders(attempts),
    'wrong keys': wrongKeys(ledger),
    'wrong totals': wrongTotals(ledger, attempts, feeRule),
    'wrong stock': wrongStocks(stockAccounts(ledger, testimony)),
    'wrong changes of stock': wrongAdjustments(ledger, adjustments),
    'broken histories': brokenHistories(ledger, seen),
    'broken events': brokenEvents(ledger),
    'broken stream': brokenStream(ledger, followed),
    'wrong figures': wrongFigures(ledger),
  };
}
