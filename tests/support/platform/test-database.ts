import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const SQLITE_FILE = 'shop.db';

/** An empty database for one test file, with the settings that point the shop at it. */
export interface TestDatabase {
  settings: { DATA_DIR: string; DATABASE_URL?: string };
  remove: () => Promise<void>;
}

/**
 * Creates SQLite in a temporary folder, or a new database on TEST_DATABASE_URL's server.
 * @param template a database of that server to copy.
 */
export async function makeTestDatabase(
  engine = process.env['TEST_ENGINE'],
  template?: string,
): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (engine !== 'postgres') {
    return { settings: { DATA_DIR: dataDir }, remove: async () => removeFolder() };
  }
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('Tests on PostgreSQL need TEST_DATABASE_URL');
  const name = `shop_${process.env['TEST_DATABASE_MARK'] ?? ''}${randomBytes(6).toString('hex')}`;
  await onServer(
    server,
    `create database ${name}${template ? await copyOf(server, template) : ''}`,
  );
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    settings: { DATA_DIR: dataDir, DATABASE_URL: url.href },
    remove: async () => {
      await onServer(server, `drop database ${name} with (force)`);
      removeFolder();
    },
  };
}

/** The template of each engine's filled databases: a SQLite file, or a database's name. */
const originals = new Map<string | undefined, Promise<Buffer | string>>();

/**
 * Creates a database with the content that `fill` writes into an empty one. `fill` runs once; later
 * databases are copies, which takes a fifth of the time.
 * @param fill always the same; it closes its connections before it resolves.
 */
export async function makeFilledDatabase(
  fill: (settings: TestDatabase['settings']) => Promise<void>,
): Promise<TestDatabase> {
  const engine = process.env['TEST_ENGINE'];
  const original = originals.get(engine) ?? makeOriginal(fill);
  originals.set(engine, original);
  const from = await original;
  if (typeof from === 'string') return makeTestDatabase('postgres', from);
  const database = await makeTestDatabase();
  writeFileSync(join(database.settings.DATA_DIR, SQLITE_FILE), from);
  return database;
}

/** PostgreSQL's template stays until the tests end; `postgres-for-vitest.ts` removes it. */
async function makeOriginal(
  fill: (settings: TestDatabase['settings']) => Promise<void>,
): Promise<Buffer | string> {
  const { settings } = await makeTestDatabase();
  const { DATA_DIR, DATABASE_URL } = settings;
  await fill(settings);
  const made = DATABASE_URL
    ? new URL(DATABASE_URL).pathname.slice(1)
    : readFileSync(join(DATA_DIR, SQLITE_FILE));
  rmSync(DATA_DIR, { recursive: true, force: true });
  return made;
}

let copiesFiles: Promise<boolean> | undefined;

/** PostgreSQL 15 and later write every page of a copy to their log unless told to copy the files. */
async function copyOf(server: string, template: string): Promise<string> {
  copiesFiles ??= onServer(server, 'show server_version_num').then(
    ({ rows }) => Number(rows[0]?.['server_version_num']) >= 150_000,
  );
  return ` template ${template}${(await copiesFiles) ? ' strategy file_copy' : ''}`;
}

async function onServer(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client(url);
  await client.connect();
  const result = await client.query(statement);
  await client.end();
  return result;
}
