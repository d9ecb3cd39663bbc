import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { SqliteConnection } from '../../platform/db/sqlite-connection';
import { copyTable, listTables, overConnection } from './copy-tables';

test('pictures are copied a few at a time, because each may have megabytes', async () => {
  const from = overConnection(new SqliteConnection(':memory:'));
  const to = overConnection(new SqliteConnection(':memory:'));
  for (const db of [from, to]) {
    await sql`create table pictures (id text primary key, bytes bytea not null)`.execute(db);
  }
  const pictures = Array.from({ length: 23 }, (_, id) => ({
    id: `${id}`,
    bytes: Uint8Array.of(id),
  }));
  await from.insertInto('pictures').values(pictures).execute();
  const batches: number[] = [];
  const watched = from.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      batches.push(result.rows.length);
      return result;
    },
  });
  for (const table of await listTables(from)) {
    expect(await copyTable(watched, to, table)).toBe(pictures.length);
  }
  expect(Math.max(...batches)).toBeLessThan(10);
  const inOrder = to.selectFrom('pictures').selectAll().orderBy(sql`length(id), id`);
  expect(await inOrder.execute()).toEqual(pictures);
  await from.destroy();
  await to.destroy();
});
