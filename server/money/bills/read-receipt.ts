import type { PrintBlock } from '../../../shared/domain/kitchen/print-ticket';
import { billSheet } from '../../../shared/domain/money/bill-sheet';
import { receiptBlocks } from '../../../shared/domain/money/receipt-blocks';
import { SOURCE_LANGUAGE } from '../../../shared/domain/platform/languages';
import { rupeesToPaise } from '../../../shared/domain/platform/money';
import { DomainError, type RefusalCode } from '../../../shared/domain/platform/refusals';
import { orderForCustomer } from '../../orders/customer-view';
import { readStored } from '../../orders/follow/read-order';
import type { AuditActor } from '../../platform/audit/audit-actor';
import type { Database } from '../../platform/db/database';
import { speakIn } from '../../platform/http/pages/page-language';
import { makeBill } from './make-bill';

const WITHOUT_BILL = new Set<RefusalCode>(['bill_not_due', 'order_cancelled', 'not_found']);

/** The bill for a printer, made if it is due; undefined for an order that has none and gets none. */
export async function readReceipt(
  db: Database,
  id: string,
  actor: AuditActor,
): Promise<PrintBlock[] | undefined> {
  try {
    const bill = await makeBill(db, { id, ifDue: true }, actor);
    const order = orderForCustomer(await readStored(db, id), actor.now);
    const owed = rupeesToPaise(order.owedAmount);
    return speakIn(SOURCE_LANGUAGE, () => receiptBlocks(billSheet(bill, order, owed)));
  } catch (error) {
    if (error instanceof DomainError && WITHOUT_BILL.has(error.code)) return undefined;
    throw error;
  }
}
