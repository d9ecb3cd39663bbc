import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { openDatabase } from '../../platform/db/database';
import { acquireServerLock } from '../../platform/db/server-lock';
import { readSettings } from '../../shop/settings/settings-store';
import { shopFile } from '../backup/make-backup';
import type { Env } from '../start/env';
import { databaseName, readLastServed } from '../start/last-served';
import { type Terminal, UsageError } from './terminal';

const PROBE_TIMEOUT_MS = 1000;

/** Asks for confirmation if the shop is probably the wrong one. */
export async function confirmShop(env: Env, terminal: Terminal, isYes: boolean): Promise<void> {
  terminal.print(`Shop: ${await describeShop(env)}`);
  const doubt = await findDoubt(env);
  if (!doubt || isYes) return;
  if (!terminal.ask) throw new UsageError(`${doubt} Add --yes to go on anyway.`);
  if (!(await terminal.ask(`${doubt} Go on anyway?`))) throw new UsageError('Nothing was done.');
}

export async function describeShop(env: Env): Promise<string> {
  const name = (await readShopName(env)) ?? 'none yet';
  const file = shopFile(env);
  return `${name}, ${databaseName(env)}${file ? ` ${resolve(file)}` : ''}`;
}

/** An owner's shell often lacks some of the service's settings. */
export async function findDoubt(env: Env): Promise<string | undefined> {
  const folder = resolve(env.dataDir);
  const served = readLastServed(env.dataDir);
  const name = databaseName(env);
  if (served && served.database !== name) {
    return `The server of ${folder} uses another database: ${served.database}. Is DATABASE_URL the same as in the settings of the server?`;
  }
  if (env.databaseUrl !== undefined || (await isBeingServed(env.dataDir))) return undefined;
  const port = served?.port ?? env.port;
  const other = await nameOfShopAt(env.host, port);
  if (other === undefined) return undefined;
  return `"${other}" is running on port ${port}, but not from the folder ${folder}. Is DATA_DIR the same as in the settings of the server?`;
}

async function readShopName(env: Env): Promise<string | undefined> {
  const file = shopFile(env);
  if (file && !existsSync(file)) return undefined;
  try {
    const database = openDatabase({ ...env, poolSize: 1, onConnectionError: () => {} });
    const settings = readSettings(database.db).finally(database.close);
    return (await settings).storeName;
  } catch {
    return 'unknown';
  }
}

async function isBeingServed(dataDir: string): Promise<boolean> {
  if (!existsSync(join(dataDir, 'server.lock'))) return false;
  const release = await acquireServerLock(dataDir, { waitMs: 0 });
  release?.();
  return release === undefined;
}

async function nameOfShopAt(host: string, port: number): Promise<string | undefined> {
  const reached = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  try {
    const response = await fetch(`http://${reached}:${port}/api/settings`, {
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    return z.object({ storeName: z.string() }).parse(await response.json()).storeName;
  } catch {
    return undefined;
  }
}
