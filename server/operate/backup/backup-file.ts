import { createHash } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  closeSync,
  createReadStream,
  fsyncSync,
  openSync,
  readSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { SqliteConnection } from '../../platform/db/sqlite-connection';
import { openReadOnly, type RowCounts } from './copy-tables';

export interface BackupFacts {
  madeAt: string;
  /** Null when the shop's secret is set in its environment. */
  secret: string | null;
  rows: RowCounts;
}

/** When a backup cannot be made, is damaged or cannot be restored. The message says why. */
export class BackupError extends Error {}

/** The checksum of everything before it. SQLite ignores such a line. */
const LAST_LINE = /^\nsha256:([0-9a-f]{64})\n$/;
const LAST_LINE_BYTES = 73;

const factsRow = z.object({
  made_at: z.string(),
  auth_secret: z.string().nullable(),
  row_counts: z
    .string()
    .transform((text) => z.record(z.string(), z.number()).parse(JSON.parse(text))),
});

export async function sealBackup(file: string, facts: BackupFacts): Promise<void> {
  const copy = new SqliteConnection(file);
  try {
    copy.exec('pragma journal_mode = delete');
    copy.exec(
      'create table backup_facts (made_at text not null, auth_secret text, row_counts text not null)',
    );
    const values = [facts.madeAt, facts.secret, JSON.stringify(facts.rows)];
    copy.query('insert into backup_facts values (?, ?, ?)', values);
  } finally {
    copy.close();
  }
  const { size } = statSync(file);
  appendFileSync(file, `\nsha256:${await checksum(file, size)}\n`);
  chmodSync(file, 0o600);
  syncToDisk(file);
}

/** @throws BackupError when the file is not a backup. */
export async function readFacts(file: string): Promise<BackupFacts> {
  const backup = openReadOnly(file);
  try {
    const row = await backup.selectFrom('backup_facts').selectAll().executeTakeFirst();
    const { made_at, auth_secret, row_counts } = factsRow.parse(row);
    return { madeAt: made_at, secret: auth_secret, rows: row_counts };
  } catch (cause) {
    throw new BackupError('This file is not a backup of a shop.', { cause });
  } finally {
    await backup.destroy();
  }
}

export function unsealBackup(file: string): void {
  const { size } = statSync(file);
  truncateSync(file, size - LAST_LINE_BYTES);
  const copy = new SqliteConnection(file);
  copy.exec('pragma journal_mode = delete; drop table backup_facts');
  copy.close();
}

/** Undefined when the file has none. */
export async function hasRightChecksum(file: string): Promise<boolean | undefined> {
  const { size } = statSync(file);
  const expected = readChecksum(file, size);
  if (expected === undefined) return undefined;
  return expected === (await checksum(file, size - LAST_LINE_BYTES));
}

function readChecksum(file: string, size: number): string | undefined {
  const lastBytes = Buffer.alloc(LAST_LINE_BYTES);
  const handle = openSync(file, 'r');
  readSync(handle, lastBytes, 0, LAST_LINE_BYTES, Math.max(0, size - LAST_LINE_BYTES));
  closeSync(handle);
  return LAST_LINE.exec(lastBytes.toString('latin1'))?.[1];
}

async function checksum(file: string, size: number): Promise<string> {
  const hash = createHash('sha256');
  if (size > 0) await pipeline(createReadStream(file, { end: size - 1 }), hash);
  return hash.digest('hex');
}

export function syncToDisk(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
