import {
  KITCHEN_DEFAULTS,
  type KitchenSettings,
  kitchenSettings,
} from '../../shared/contract/kitchen-contract';
import { DomainError } from '../../shared/domain/refusals';
import type { AuditActor } from '../audit/audit-actor';
import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import { documentStore } from '../settings/document-store';

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

/** @throws DomainError `conflict`; `bad_input` when a ticket would be late before the warning. */
export function writeKitchenSettings(
  db: Database,
  changes: { [Field in keyof KitchenSettings]?: KitchenSettings[Field] | undefined },
  edit: { seen: number | undefined; actor: AuditActor },
) {
  return inTransaction(db, async (tx) => {
    const { document, version } = await store.write(tx, changes, edit);
    if (document.warnAfterMinutes >= document.lateAfterMinutes) {
      const message = 'A ticket must be late after the warning';
      throw new DomainError('bad_input', { issues: [{ path: 'lateAfterMinutes', message }] });
    }
    return { ...document, version };
  });
}
