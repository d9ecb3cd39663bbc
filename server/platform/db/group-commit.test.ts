import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Generated, Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SqliteConnection } from './sqlite-connection';
import { openSqlite } from './sqlite-engine';

interface Tables {
  sold: { id: Generated<number>; name: string };
}

describe.skipIf(process.env['TEST_ENGINE'] === 'postgres')('group commit', () => {
  let folder: string;
  let file: string;
  let db: Kysely<Tables>;
  let heard: string[];
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'group-commit-'));
    file = join(folder, 'shop.db');
    const { dialect, notifications } = openSqlite(file);
    db = new Kysely<Tables>({ dialect });
    await sql`create table sold (id integer primary key, name text not null unique)`.execute(db);
    heard = [];
    notifications.subscribe('sold', (payload) => heard.push(`${payload}: ${onDisk().join(' ')}`));
  });
  afterEach(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true });
  });

  /** The committed rows: what another process sees, or the next start after a crash. */
  function onDisk(): string[] {
    const other = new SqliteConnection(file, { readOnly: true });
    const { rows } = other.query<{ name: string }>('select name from sold order by id');
    other.close();
    return rows.map(({ name }) => name);
  }

  const sell = (name: string, refuse = false) =>
    db.transaction().execute(async (tx) => {
      await tx.insertInto('sold').values({ name }).execute();
      await sql`select pg_notify('sold', ${name})`.execute(tx);
      if (refuse) throw new Error(`${name} is refused`);
      return onDisk().length;
    });

  it('commits those who wait for each other as one, and tells nobody before', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `tea${index}`);
    const told: number[] = [];
    const seenInside = await Promise.all(
      names.map(async (name) => {
        const inside = await sell(name);
        told.push(onDisk().length);
        return inside;
      }),
    );
    expect(seenInside).toEqual(names.map(() => 0));
    expect(told).toEqual(names.map(() => 8));
    expect(heard).toEqual(names.map((name) => `${name}: ${names.join(' ')}`));
  });

  it('takes back what one of them did, and nothing of the others', async () => {
    const outcomes = await Promise.allSettled([sell('tea'), sell('momos', true), sell('waffle')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(onDisk()).toEqual(['tea', 'waffle']);
    expect(heard).toEqual(['tea: tea waffle', 'waffle: tea waffle']);
    await expect(sell('tea')).rejects.toThrow('UNIQUE');
    expect(heard).toHaveLength(2);
  });

  it('shows those outside only what is on the disk', async () => {
    const reading = async () => {
      const rows = await db.selectFrom('sold').select('name').execute();
      return { read: rows.map(({ name }) => name), stored: onDisk() };
    };
    const [, , seen, ,] = await Promise.all([
      sell('tea'),
      sell('pizza'),
      reading(),
      sell('cookie'),
    ]);
    expect(seen).toEqual({ read: ['tea', 'pizza'], stored: ['tea', 'pizza'] });
    expect(onDisk()).toEqual(['tea', 'pizza', 'cookie']);
  });

  it('tells everyone of the group when the disk refuses it, and goes on afterwards', async () => {
    const full = async () => {
      const pages = await sql<{ page_count: number }>`pragma page_count`.execute(db);
      await sql`pragma max_page_count = ${sql.lit(pages.rows[0]?.page_count ?? 0)}`.execute(db);
    };
    await full();
    const large = 'x'.repeat(20_000);
    const outcomes = await Promise.allSettled([sell('tea'), sell(large), sell('waffle')]);
    const failures = outcomes.map((each) => each.status === 'rejected' && each.reason.code);
    expect(failures).toEqual(['SQLITE_FULL', 'SQLITE_FULL', false]);
    expect(onDisk()).toEqual(['waffle']);
    expect(heard).toEqual(['waffle: waffle']);
    await sql`pragma max_page_count = 10000`.execute(db);
    await Promise.all([sell('tea'), sell(large)]);
    expect(onDisk()).toEqual(['waffle', 'tea', large]);
  });

  it('lets no statement through on its own once its transaction was ended under it', async () => {
    await sql`pragma max_page_count = 3`.execute(db);
    const stubborn = db.transaction().execute(async (tx) => {
      const large = { name: 'x'.repeat(20_000) };
      await expect(tx.insertInto('sold').values(large).execute()).rejects.toThrow('full');
      await tx.insertInto('sold').values({ name: 'tea' }).execute();
    });
    await expect(stubborn).rejects.toThrow('full');
    expect(onDisk()).toEqual([]);
  });
});
