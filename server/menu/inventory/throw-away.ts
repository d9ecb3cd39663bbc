import type * as z from 'zod';
import type {
  InventoryRecord,
  throwAwayFields,
} from '../../../shared/contract/menu/inventory-contract';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { AdminActor } from '../../platform/audit/audit-actor';
import type { Database } from '../../platform/db/database';
import { lockRow } from '../../platform/db/lock-row';
import { inTransaction } from '../../platform/db/transaction';
import { readRecord } from './inventory-commands';
import { findWaste, type SealWaste, wasteStock } from './waste';

interface Thrown extends z.output<typeof throwAwayFields> {
  /** Of the inventory record. */
  id: string;
  entryId: string;
}

/**
 * Once for each `entryId`, at the price of now.
 * @throws DomainError `not_found`; `out_of_stock` for more than there is; `conflict` for an id of another entry.
 */
export function throwAway(
  db: Database,
  seal: SealWaste,
  { id, entryId, quantity, reason, note }: Thrown,
  actor: AdminActor,
): Promise<InventoryRecord> {
  return inTransaction(db, async (tx) => {
    // The second of two taps waits here, and finds the entry of the first.
    await lockRow(tx, 'inventory', id);
    const { productId, productName: name } = await readRecord(tx, id, actor.now);
    const sent = await findWaste(tx, entryId);
    if (sent) {
      const isSame = sent.product_id === productId && sent.quantity === quantity;
      if (!isSame || sent.reason !== reason) throw new DomainError('conflict');
      return readRecord(tx, id, actor.now);
    }
    const { price_paise: unitPaise } = await tx
      .selectFrom('products')
      .select('price_paise')
      .where('id', '=', productId)
      .executeTakeFirstOrThrow();
    const lines = [{ id: entryId, productId, name, unitPaise, quantity }];
    await wasteStock(tx, seal, { lines, reason, note, orderId: null, actor });
    return readRecord(tx, id, actor.now);
  });
}
