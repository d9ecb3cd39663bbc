import type { SoldOut, SoldOutItem } from '../../../shared/contract/menu/sold-out-contract';
import { type SoldOutChoice, soldOutEnd } from '../../../shared/domain/menu/sold-out';
import { comingTime } from '../../../shared/domain/platform/coming-time';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { tomorrowsOpening } from '../../../shared/domain/shop/store-hours';
import type { AuditActor } from '../../platform/audit/audit-actor';
import { recordChange } from '../../platform/audit/record-change';
import type { Database } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { readSettings } from '../../shop/settings/settings-store';
import { listSoldOutOptions, setOptionSoldOut } from './option-sold-out';

const TABLES = { product: 'products', category: 'categories' } as const;

/** What is sold out for a while, the next to be back first. */
export async function listSoldOut(db: Database, now: Date): Promise<SoldOut> {
  const hours = await readSettings(db);
  const items: SoldOutItem[] = [];
  for (const kind of ['category', 'product'] as const) {
    const rows = await db
      // Both tables have these columns, which Kysely's types cannot say of a union.
      .selectFrom(TABLES[kind] as 'products')
      .select(['id', 'name', 'sold_out_until as until'])
      .where('sold_out_until', '>', now.toISOString())
      .where('deleted_at', 'is', null)
      .orderBy('name')
      .execute();
    items.push(...rows.map(({ until, ...row }) => ({ kind, ...row, until: until ?? '' })));
  }
  items.push(...(await listSoldOutOptions(db, now)));
  return {
    now: now.toISOString(),
    tomorrow: comingTime(tomorrowsOpening(hours, now), now),
    items: items.sort((one, other) => one.until.localeCompare(other.until)),
  };
}

/**
 * Null ends it. The version stays, because this is no part of a form; of two people at once, the last one
 * holds. @throws DomainError `not_found`.
 */
export async function setSoldOut(
  db: Database,
  { kind, id, until }: Pick<SoldOutItem, 'kind' | 'id'> & { until: SoldOutChoice | null },
  actor: AuditActor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const end = until && soldOutEnd(until, await readSettings(tx), actor.now).toISOString();
    if (kind === 'option') return setOptionSoldOut(tx, { id, end }, actor);
    const table = TABLES[kind] as 'products';
    const before = await tx
      .selectFrom(table)
      .select(['name', 'sold_out_until'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!before) throw new DomainError('not_found');
    await tx.updateTable(table).set({ sold_out_until: end }).where('id', '=', id).execute();
    await recordChange(tx, actor, {
      area: TABLES[kind],
      subject: { id, name: before.name },
      from: { soldOutUntil: before.sold_out_until },
      to: { soldOutUntil: end },
    });
  });
}
