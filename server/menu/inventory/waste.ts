import {
  MOST_REMADE_BY_DAY,
  MOST_THROWN_BY_DAY,
  type WasteReason,
} from '../../../shared/domain/menu/waste';
import type { StockReason } from '../../../shared/domain/platform/audit';
import { endOfDay, kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import type { Paise } from '../../../shared/domain/platform/money';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { AdminActor } from '../../platform/audit/audit-actor';
import { countRows } from '../../platform/db/count-rows';
import type { Database } from '../../platform/db/database';
import type { WasteTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import { type StockLine, takeStock, writeOffStock } from './stock-movements';

/** The money module's seal of an entry, in its transaction. */
export type SealWaste = (tx: Tx, entry: WasteTable) => Promise<void>;

interface WastedLine extends StockLine {
  /** The entry's id. */
  id: string;
  unitPaise: Paise;
}

interface Wasting {
  lines: readonly WastedLine[];
  reason: WasteReason;
  note: string;
  /** The order for which they are made again; null for what is thrown away. */
  orderId: string | null;
  actor: AdminActor;
}

/**
 * Takes units from the stock that nobody pays for, and records them for the report (menu rule 21).
 * @throws DomainError `out_of_stock`; `too_many_requests` for more entries than a person makes in a day. The caller
 * must roll back.
 */
export async function wasteStock(tx: Tx, seal: SealWaste, wasting: Wasting): Promise<void> {
  const { lines, reason, note, orderId, actor } = wasting;
  const { date } = kolkataTime(actor.now);
  await takeStock(tx, lines, actor.now);
  const why: StockReason = orderId === null ? 'thrown away' : 'made again';
  await writeOffStock(tx, lines, actor, why);
  for (const { id, productId, name, unitPaise, quantity } of lines) {
    const row: WasteTable = {
      id,
      product_id: productId,
      name,
      unit_paise: unitPaise,
      quantity,
      reason,
      note,
      order_id: orderId,
      business_date: date,
      admin_id: actor.adminId,
      by_name: actor.name,
      at: actor.now.toISOString(),
    };
    await tx.insertInto('waste').values(row).execute();
    await seal(tx, row);
  }
  await assertFewEntries(tx, date, wasting);
}

/** Call it once they are sealed: only then does it count a concurrent entry of the same person, too. */
async function assertFewEntries(tx: Tx, date: string, { orderId, actor }: Wasting) {
  const entries = await countRows(
    tx
      .selectFrom('waste')
      .where('business_date', '=', date)
      .where('admin_id', '=', actor.adminId)
      .where('order_id', orderId === null ? 'is' : 'is not', null),
  );
  if (entries <= (orderId === null ? MOST_THROWN_BY_DAY : MOST_REMADE_BY_DAY)) return;
  const leftMs = Date.parse(endOfDay(date)) - actor.now.getTime();
  throw new DomainError('too_many_requests', { retryAfterSeconds: Math.ceil(leftMs / 1000) });
}

export function findWaste(db: Database, id: string): Promise<WasteTable | undefined> {
  return db.selectFrom('waste').selectAll().where('id', '=', id).executeTakeFirst();
}
