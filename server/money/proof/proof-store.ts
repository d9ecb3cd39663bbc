import * as z from 'zod';
import { provedSum } from '../../../shared/contract/money/dashboard-contract';
import type { ProvedSum } from '../../../shared/domain/money/proved-sums';
import { DAY_MS } from '../../../shared/domain/platform/durations';
import { endOfDay, startOfDay } from '../../../shared/domain/platform/kolkata-time';
import type { Database } from '../../platform/db/database';
import { parseJsonColumn } from '../../platform/db/json-column';
import type { Tx } from '../../platform/db/transaction';

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
export async function isProved(db: Database, day: string): Promise<boolean> {
  const row = await db
    .selectFrom('proofs')
    .select('proved_at')
    .where('proved_at', '>=', startOfDay(day))
    .where('proved_at', '<', endOfDay(day))
    .executeTakeFirst();
  return row !== undefined;
}

export async function writeProof(tx: Tx, { provedAt, troubles }: Proof): Promise<void> {
  await tx
    .insertInto('proofs')
    .values({ proved_at: provedAt, troubles: JSON.stringify(troubles) })
    .execute();
  const kept = new Date(Date.parse(provedAt) - KEPT_DAYS * DAY_MS).toISOString();
  await tx.deleteFrom('proofs').where('proved_at', '<', kept).execute();
}
