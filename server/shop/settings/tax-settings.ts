import {
  type SavedTaxes,
  storedTaxes,
  TAX_DEFAULTS,
  type TaxSettings,
} from '../../../shared/contract/shop/taxes-contract';
import { badInput } from '../../../shared/domain/platform/refusals';
import { impliedTaxMode, type TaxMode } from '../../../shared/domain/shop/tax';
import { m } from '../../../shared/messages/compiled/messages';
import type { AuditActor } from '../../platform/audit/audit-actor';
import type { Database } from '../../platform/db/database';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { documentStore } from './document-store';
import { readSettings } from './settings-store';

const store = documentStore<typeof TAX_DEFAULTS>({
  table: 'settings',
  row: 'taxes',
  defaults: TAX_DEFAULTS,
  parse: storedTaxes.parse,
  subject: { id: 'taxes', name: 'Taxes and bills' },
});

/** Without a GSTIN the cafe is unregistered, whatever was saved. */
export async function readTaxes(db: Database): Promise<SavedTaxes> {
  const { document, version } = await store.read(db);
  const { gstin } = await readSettings(db);
  const mode = gstin === '' ? 'unregistered' : (document.mode ?? impliedTaxMode(gstin));
  return { ...document, mode, version };
}

/** The mode that the owner has saved; null before. */
export async function readChosenTaxMode(db: Database): Promise<TaxMode | null> {
  return (await store.read(db)).document.mode;
}

/** @throws DomainError `conflict`; `bad_input` for a registered cafe without GSTIN, or a missing class of a dish. */
export function writeTaxes(
  db: Database,
  taxes: TaxSettings,
  edit: { seen: number | undefined; actor: AuditActor },
): Promise<SavedTaxes> {
  return inTransaction(db, async (tx) => {
    await assertComplete(tx, taxes);
    await store.write(tx, taxes, edit);
    return readTaxes(tx);
  });
}

async function assertComplete(tx: Tx, { mode, classes }: TaxSettings): Promise<void> {
  const { gstin } = await readSettings(tx);
  if (mode !== 'unregistered' && gstin === '') {
    throw badInput('mode', m.validation_gstin_first());
  }
  const orphan = await tx
    .selectFrom('products')
    .where('deleted_at', 'is', null)
    .where('tax_class_id', 'is not', null)
    .where(
      'tax_class_id',
      'not in',
      classes.map(({ id }) => id),
    )
    .select('name')
    .executeTakeFirst();
  if (orphan) throw badInput('classes', m.validation_class_orphan({ name: orphan.name }));
}

/** @throws DomainError `bad_input` for a class that does not exist. */
export async function assertTaxClasses(
  tx: Tx,
  ids: readonly (string | null | undefined)[],
): Promise<void> {
  const named = ids.flatMap((id) => id ?? []);
  if (named.length === 0) return;
  const { classes } = await readTaxes(tx);
  if (named.every((id) => classes.some((each) => each.id === id))) return;
  throw badInput('taxClassId', m.validation_class_unknown());
}
