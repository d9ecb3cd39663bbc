import {
  KITCHEN_DEFAULTS,
  type KitchenSettings,
  kitchenSettings,
  stationsOf,
} from '../../../shared/contract/shop/kitchen-settings';
import type { AuditActor } from '../../platform/audit/audit-actor';
import type { Database } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { documentStore } from './document-store';

const store = documentStore<KitchenSettings>({
  table: 'settings',
  row: 'kitchen',
  defaults: KITCHEN_DEFAULTS,
  parse: kitchenSettings.parse,
  subject: { id: 'kitchen', name: 'Kitchen' },
});

export async function readKitchenSettings(db: Database) {
  const { document, version } = await store.read(db);
  return { ...document, version };
}

/** The stations that are in use. */
export async function readStations(db: Database) {
  return stationsOf(await readKitchenSettings(db));
}

/** Inserts the first settings. @returns false, and writes nothing, when there are some. */
export function insertKitchenSettings(db: Database, settings: KitchenSettings, now: Date) {
  return store.insert(db, settings, now);
}

/** @throws DomainError `conflict`. */
export function writeKitchenSettings(
  db: Database,
  changes: { [Field in keyof KitchenSettings]?: KitchenSettings[Field] | undefined },
  edit: { seen: number | undefined; actor: AuditActor },
) {
  return inTransaction(db, async (tx) => {
    const { document, version } = await store.write(tx, changes, edit);
    return { ...document, version };
  });
}
