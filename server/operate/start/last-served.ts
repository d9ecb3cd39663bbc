import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Env } from './env';

const FILE_NAME = 'last-served.json';

const lastServed = z.object({
  database: z.string(),
  port: z.number(),
});
type LastServed = z.infer<typeof lastServed>;

/** For display, without user and password. */
export function databaseName({ databaseUrl }: Pick<Env, 'databaseUrl'>): string {
  if (databaseUrl === undefined) return 'SQLite';
  const { host, pathname, searchParams } = new URL(databaseUrl);
  return `PostgreSQL ${searchParams.get('host') ?? host}${pathname}`;
}

/** So that commands can detect another database than the server's. */
export function writeLastServed(env: Env): void {
  const { dataDir, port } = env;
  mkdirSync(dataDir, { recursive: true });
  const note: LastServed = { database: databaseName(env), port };
  writeFileSync(join(dataDir, FILE_NAME), `${JSON.stringify(note)}\n`);
}

/** Undefined when no server has used the folder, or the record cannot be parsed. */
export function readLastServed(dataDir: string): LastServed | undefined {
  try {
    return lastServed.parse(JSON.parse(readFileSync(join(dataDir, FILE_NAME), 'utf8')));
  } catch {
    return undefined;
  }
}
