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
import type { Signer } from '../../platform/signing/signer';
import { makeBill } from './make-bill';
import { makeBillLink } from './read-bill';

const WITHOUT_BILL = new Set<RefusalCode>(['bill_not_due', 'order_cancelled', 'not_found']);

interface ReceiptDeps {
  db: Database;
  signer: Signer;
  /** Where guests' phones reach the shop; undefined prints no code. */
  phonesUrl: string | undefined;
}

/** The bill for a printer, made if it is due; undefined for an order that has none and gets none. */
export async function readReceipt(
  { db, signer, phonesUrl }: ReceiptDeps,
  id: string,
  actor: AuditActor,
): Promise<PrintBlock[] | undefined> {
  try {
    const bill = await makeBill(db, { id, ifDue: true }, actor);
    const order = orderForCustomer(await readStored(db, id), actor.now);
    const owed = rupeesToPaise(order.owedAmount);
    const { url } = await makeBillLink(db, signer, { id, now: actor.now });
    const link = phonesUrl && phonesUrl + url;
    return speakIn(SOURCE_LANGUAGE, () => receiptBlocks(billSheet(bill, order, owed), link));
  } catch (error) {
    if (error instanceof DomainError && WITHOUT_BILL.has(error.code)) return undefined;
    throw error;
  }
}
