import * as z from 'zod';
import { provedSum } from '../../../shared/contract/money/dashboard-contract';
import type { ProvedSum } from '../../../shared/domain/money/proved-sums';
import { DAY_MS } from '../../../shared/domain/platform/durations';
import { endOfDay, kolkataTime, startOfDay } from '../../../shared/domain/platform/kolkata-time';
import { tellOwner } from '../../kitchen/guard/owner-messages';
import type { Database, WriteDeps } from '../../platform/db/database';
import { parseJsonColumn } from '../../platform/db/json-column';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { readKitchenSettings } from '../../shop/settings/kitchen-settings';

/** Half past three, when no cafe of the load budget sells. */
const PROVED_FROM_MINUTES = 3 * 60 + 30;

export interface ProofDeps extends WriteDeps {
  publicUrl: string;
  /** @returns the sums that do not hold. */
  proveSums: () => Promise<ProvedSum[]>;
}

/** In Asia/Kolkata; a shop that was off at night, when it is on again. The owner is told of wrong sums only. */
export async function proveNightly({ db, clock, proveSums, ...deps }: ProofDeps): Promise<void> {
  const { date, minutes } = kolkataTime(clock());
  if (minutes < PROVED_FROM_MINUTES) return;
  if (await isProved(db, date)) return;
  const troubles = await proveSums();
  const now = clock();
  await inTransaction(db, async (tx) => {
    await writeProof(tx, { provedAt: now.toISOString(), troubles });
    if (troubles.length === 0) return;
    const hasWebhook = (await readKitchenSettings(tx)).webhookUrl !== '';
    await tellOwner(tx, 'sums-wrong', { ...deps, now, hasWebhook });
  });
}

const KEPT_DAYS = 90;

const provedSums = z.array(provedSum);

interface Proof {
  provedAt: string;
  troubles: ProvedSum[];
}

export async function readLastProof(db: Database): Promise<Proof | null> {
  const row = await db
    .selectFrom('proofs')
    .selectAll()
    .orderBy('proved_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const troubles = parseJsonColumn(provedSums, row.troubles, `proofs.troubles of ${row.proved_at}`);
  return { provedAt: row.proved_at, troubles };
}

/** @param day `YYYY-MM-DD` in Asia/Kolkata. */
async function isProved(db: Database, day: string): Promise<boolean> {
  const row = await db
    .selectFrom('proofs')
    .select('proved_at')
    .where('proved_at', '>=', startOfDay(day))
    .where('proved_at', '<', endOfDay(day))
    .executeTakeFirst();
  return row !== undefined;
}

async function writeProof(tx: Tx, { provedAt, troubles }: Proof): Promise<void> {
  await tx
    .insertInto('proofs')
    .values({ proved_at: provedAt, troubles: JSON.stringify(troubles) })
    .execute();
  const kept = new Date(Date.parse(provedAt) - KEPT_DAYS * DAY_MS).toISOString();
  await tx.deleteFrom('proofs').where('proved_at', '<', kept).execute();
}
