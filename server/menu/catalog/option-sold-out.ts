import type { SoldOutItem } from '../../../shared/contract/menu/sold-out-contract';
import { type MenuOption, menuOptions } from '../../../shared/domain/menu/menu-options';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { soldOutOptions } from '../../../shared/domain/shop/shop-state';
import type { AuditActor } from '../../platform/audit/audit-actor';
import type { Database } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import { lockShopState, readShopState, writeShopState } from '../../shop/settings/shop-state-store';
import { readOptions } from './catalog-wire';
import { listProductRows } from './product-store';

/** An option that was deleted meanwhile is left out. */
export async function listSoldOutOptions(db: Database, now: Date): Promise<SoldOutItem[]> {
  const ends = soldOutOptions(await readShopState(db), now);
  if (ends.size === 0) return [];
  const options = await readMenuOptions(db);
  return options.flatMap((option) => {
    const until = ends.get(option.id);
    return until === undefined
      ? []
      : { kind: 'option' as const, id: option.id, name: nameOf(option), until };
  });
}

/** In all dishes that share it; null ends it. @throws DomainError `not_found`. */
export async function setOptionSoldOut(
  tx: Tx,
  { id, end }: { id: string; end: string | null },
  actor: AuditActor,
): Promise<void> {
  const option = (await readMenuOptions(tx)).find((each) => each.id === id);
  if (!option) throw new DomainError('not_found');
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
}

async function readMenuOptions(db: Database): Promise<MenuOption[]> {
  const rows = await listProductRows(db, { withHidden: true });
  return menuOptions(
    rows.map((row) => ({ id: row.id, name: row.name, customizationOptions: readOptions(row) })),
  );
}

/** 'Nutella (6 dishes: Topping)' */
function nameOf({ label, where }: MenuOption): string {
  return `${label} (${where})`;
}
