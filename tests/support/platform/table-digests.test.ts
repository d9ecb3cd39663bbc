import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../server/platform/db/database';
import { digestTables, namesOfTables } from './table-digests';
import { makeTestDatabase } from './test-database';

test('a digest names the table whose row was added, changed or removed', async () => {
  const place = await makeTestDatabase();
  const { DATA_DIR, DATABASE_URL } = place.settings;
  const onConnectionError = console.error;
  const { db, close } = openDatabase({
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    poolSize: 2,
    onConnectionError,
  });
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run('create table notes (id integer, note text)');
  await run('create table others (id integer)');
  await run('insert into others values (1)');
  const tables = await namesOfTables(db);
  expect(tables).toEqual(['notes', 'others']);
  const seen = [await digestTables(db, tables)];
  for (const statement of [
    'insert into notes values (1, null)',
    "update notes set note = ''",
    'insert into notes values (2, null)',
    // The same values as before, in other rows.
    "update notes set note = case id when 2 then '' end",
  ]) {
    await run(statement);
    seen.push(await digestTables(db, tables));
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(new Set(seen.map((lines) => lines.split('\n')[1])).size).toBe(1);
  expect(await digestTables(db, tables, ['notes'])).toBe(seen[0]?.split('\n')[1]);
  await run('delete from notes');
  expect(await digestTables(db, tables)).toBe(seen[0]);
  await close();
  await place.remove();
});
