import type { SoldOut, SoldOutItem } from '../../../shared/contract/menu/sold-out-contract';
import { type MenuOption, menuOptions } from '../../../shared/domain/menu/menu-options';
import { type SoldOutChoice, soldOutEnd } from '../../../shared/domain/menu/sold-out';
import { optionsInLanguage } from '../../../shared/domain/menu/translations';
import { comingTime } from '../../../shared/domain/platform/coming-time';
import { type Language, SOURCE_LANGUAGE } from '../../../shared/domain/platform/languages';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { soldOutOptions } from '../../../shared/domain/shop/shop-state';
import { tomorrowsOpening } from '../../../shared/domain/shop/store-hours';
import type { AuditActor } from '../../platform/audit/audit-actor';
import { recordChange } from '../../platform/audit/record-change';
import type { Database } from '../../platform/db/database';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { readSettings } from '../../shop/settings/settings-store';
import { lockShopState, readShopState, writeShopState } from '../../shop/settings/shop-state-store';
import { storedNameIn } from '../stored-translations';
import { readOptions } from './catalog-wire';
import { listProductRows } from './product-store';
import { listStillNeeded } from './still-needed';

const TABLES = { product: 'products', category: 'categories' } as const;

/** What is sold out for a while, the next to be back first. */
export async function listSoldOut(db: Database, now: Date, language: Language): Promise<SoldOut> {
  const hours = await readSettings(db);
  const items: Omit<SoldOutItem, 'neededBy'>[] = [];
  for (const kind of ['category', 'product'] as const) {
    const rows = await db
      // Both tables have these columns, which Kysely's types cannot say of a union.
      .selectFrom(TABLES[kind] as 'products')
      .select(['id', 'name', 'translations', 'sold_out_until as until'])
      .where('sold_out_until', '>', now.toISOString())
      .where('deleted_at', 'is', null)
      .orderBy('name')
      .execute();
    items.push(
      ...rows.map(({ id, until, ...row }) => ({
        kind,
        id,
        name: storedNameIn(row, language),
        until: until ?? '',
      })),
    );
  }
  items.push(...(await listSoldOutOptions(db, now, language)));
  const needed = items.length === 0 ? [] : await listStillNeeded(db, now);
  const neededBy = ({ kind, id }: Pick<SoldOutItem, 'kind' | 'id'>) => [
    ...new Set(
      needed.filter((dish) => kind !== 'option' && dish[kind] === id).map((dish) => dish.order),
    ),
  ];
  return {
    now: now.toISOString(),
    tomorrow: comingTime(tomorrowsOpening(hours, now), now),
    items: items
      .sort((one, other) => one.until.localeCompare(other.until))
      .map((item) => ({ ...item, neededBy: neededBy(item) })),
  };
}

type SoldOutChange = Pick<SoldOutItem, 'kind' | 'id'> & { until: SoldOutChoice | null };

/**
 * Null ends it. The version stays, because this is no part of a form; of two people at once, the last one
 * holds. @throws DomainError `not_found`.
 */
export async function setSoldOut(db: Database, change: SoldOutChange, actor: AuditActor) {
  await inTransaction(db, async (tx) => {
    if (!(await changeSoldOut(tx, change, actor))) throw new DomainError('not_found');
  });
}

/** @returns false, without a change, for what has been deleted. */
export async function changeSoldOut(
  tx: Tx,
  { kind, id, until }: SoldOutChange,
  actor: AuditActor,
): Promise<boolean> {
  const end = until && soldOutEnd(until, await readSettings(tx), actor.now).toISOString();
  if (kind === 'option') return setOptionSoldOut(tx, { id, end }, actor);
  const table = TABLES[kind] as 'products';
  const before = await tx
    .selectFrom(table)
    .select(['name', 'sold_out_until'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!before) return false;
  await tx.updateTable(table).set({ sold_out_until: end }).where('id', '=', id).execute();
  await recordChange(tx, actor, {
    area: TABLES[kind],
    subject: { id, name: before.name },
    from: { soldOutUntil: before.sold_out_until },
    to: { soldOutUntil: end },
  });
  return true;
}

/** An option that was deleted meanwhile is left out. */
async function listSoldOutOptions(db: Database, now: Date, language: Language) {
  const ends = soldOutOptions(await readShopState(db), now);
  if (ends.size === 0) return [];
  const options = await readMenuOptions(db, language);
  return options.flatMap((option) => {
    const until = ends.get(option.id);
    return until === undefined
      ? []
      : { kind: 'option' as const, id: option.id, name: nameOf(option), until };
  });
}

/** In all dishes that share it; null ends it. */
async function setOptionSoldOut(
  tx: Tx,
  { id, end }: { id: string; end: string | null },
  actor: AuditActor,
): Promise<boolean> {
  const option = (await readMenuOptions(tx, SOURCE_LANGUAGE)).find((each) => each.id === id);
  if (!option) return false;
  await lockShopState(tx);
  const { [id]: before = null, ...others } = Object.fromEntries(
    soldOutOptions(await readShopState(tx), actor.now),
  );
  await writeShopState(
    tx,
    { soldOutOptions: end === null ? others : { ...others, [id]: end } },
    actor,
    {
      area: 'products',
      subject: { id, name: nameOf(option) },
      from: { soldOutUntil: before },
      to: { soldOutUntil: end },
    },
  );
  return true;
}

async function readMenuOptions(db: Database, language: Language): Promise<MenuOption[]> {
  const rows = await listProductRows(db, { withHidden: true });
  return menuOptions(
    rows.map((row) => ({
      id: row.id,
      name: storedNameIn(row, language),
      customizationOptions: optionsInLanguage(readOptions(row), language),
    })),
  );
}

/** 'Nutella (6 dishes: Topping)' */
function nameOf({ label, where }: MenuOption): string {
  return `${label} (${where})`;
}
