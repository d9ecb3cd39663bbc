import type { SettingsInput } from '../../../shared/contract/shop/settings-contract';
import { storedShopState } from '../../../shared/contract/shop/shop-state-contract';
import {
  type PauseReason,
  pauseEnd,
  type ShopState,
  USUAL_STATE,
  wholeMinute,
} from '../../../shared/domain/shop/shop-state';
import { nextOpening } from '../../../shared/domain/shop/store-hours';
import type { AuditActor } from '../../platform/audit/audit-actor';
import type { Change } from '../../platform/audit/record-change';
import { acquireAdvisoryLock } from '../../platform/db/advisory-lock';
import type { Database } from '../../platform/db/database';
import { prepared } from '../../platform/db/prepared';
import type { Tx } from '../../platform/db/transaction';
import { documentStore } from './document-store';
import { readSettings, settingsStore } from './settings-store';

const shopStateStore = documentStore<ShopState>({
  table: 'settings',
  row: 'shop-state',
  defaults: USUAL_STATE,
  parse: storedShopState.parse,
  subject: { id: 'shop-state', name: 'Taking orders' },
});

export async function readShopState(db: Database): Promise<ShopState> {
  return (await shopStateStore.read(db)).document;
}

const selectBoth = prepared((db) =>
  db
    .selectFrom('settings')
    .select(['id', 'document', 'version'])
    .where('id', 'in', [settingsStore.id, shopStateStore.id]),
);

/** The settings with their version, and the state, in one statement: every order reads them. */
export async function readSettingsAndState(
  db: Database,
): Promise<{ settings: SettingsInput; version: number; state: ShopState }> {
  const { rows } = await selectBoth(db, {});
  const rowOf = ({ id }: { id: string }) => rows.find((row) => row.id === id);
  const { document: settings, version } = settingsStore.fromRow(rowOf(settingsStore));
  return { settings, version, state: shopStateStore.fromRow(rowOf(shopStateStore)).document };
}

/** Others would decide on what this transaction has just changed, or give up after too many retries. */
export const lockShopState = (tx: Tx) => acquireAdvisoryLock(tx, 'shop state');

/** Of two tablets at once, the last holds. @param recorded for the audit log, instead of the changed fields. */
export async function writeShopState(
  tx: Tx,
  changes: Partial<ShopState>,
  actor: AuditActor,
  recorded?: Change,
): Promise<void> {
  await shopStateStore.write(tx, changes, { seen: undefined, actor, recorded });
}

/**
 * The guard's pause never replaces one of staff. Call it with the state locked.
 * @param untilIso null for a pause that the guard will end: at the latest the next opening does.
 * @returns false, and writes nothing, when staff have paused the shop already.
 */
export async function pauseShop(
  tx: Tx,
  pause: { untilIso: string | null; reason: PauseReason; actor: AuditActor },
): Promise<boolean> {
  const { untilIso, reason, actor } = pause;
  const state = await readShopState(tx);
  const isPausedByStaff = pauseEnd(state, actor.now) !== null && state.pausedBy === 'staff';
  if (reason === 'guard' && isPausedByStaff) return false;
  const until =
    untilIso === null ? nextOpening(await readSettings(tx), actor.now) : new Date(untilIso);
  const pausedUntil = wholeMinute(until).toISOString();
  await writeShopState(tx, { pausedUntil, pausedBy: reason }, actor);
  return true;
}

/**
 * Call it with the state locked. @param onlyIfBy 'guard' leaves a pause of staff.
 * @returns whether there was one to end.
 */
export async function resumeShop(
  tx: Tx,
  { onlyIfBy, actor }: { onlyIfBy?: 'guard'; actor: AuditActor },
): Promise<boolean> {
  const state = await readShopState(tx);
  if (pauseEnd(state, actor.now) === null) return false;
  if (onlyIfBy !== undefined && state.pausedBy !== onlyIfBy) return false;
  await writeShopState(tx, { pausedUntil: null }, actor);
  return true;
}
