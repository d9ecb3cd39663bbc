import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** An empty database of a test file's own, and the settings that point the shop at it. */
export interface TestDatabase {
  settings: { DATA_DIR: string; DATABASE_URL?: string };
  remove: () => Promise<void>;
}

/** SQLite in a temporary folder; on PostgreSQL a new database of TEST_DATABASE_URL's server. */
export async function makeTestDatabase(engine = process.env['TEST_ENGINE']): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (engine !== 'postgres') {
    return { settings: { DATA_DIR: dataDir }, remove: async () => removeFolder() };
  }
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('Tests on PostgreSQL need TEST_DATABASE_URL');
  const name = `shop_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
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

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}
