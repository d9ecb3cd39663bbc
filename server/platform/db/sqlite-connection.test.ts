import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isForeignKeyViolation, isTransient, isUniqueViolation } from './engine-errors';
import { isDamage, SqliteConnection } from './sqlite-connection';

describe.skipIf(process.env['TEST_ENGINE'] === 'postgres')('a connection to SQLite', () => {
  let folder: string;
  let file: string;
  let connection: SqliteConnection;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'shop-connection-'));
    file = join(folder, 'shop.db');
    connection = new SqliteConnection(file, { timeoutMs: 0 });
    connection.exec(`pragma journal_mode = wal;
      create table cups (name text primary key);
      create table teas (name text not null unique, cup text references cups (name))`);
  });
  afterEach(() => {
    connection.close();
    rmSync(folder, { recursive: true });
  });

  function failure(work: () => unknown): unknown {
    try {
      return work();
    } catch (error) {
      return error;
    }
  }

  const ADD = 'insert into teas (name, cup) values (?, ?)';

  test.each([ADD, `${ADD} returning name`])('names its errors in %s', (add) => {
    connection.query(ADD, ['Assam', null]);
    const taken = failure(() => connection.query(add, ['Assam', null]));
    expect([taken, isUniqueViolation(taken)]).toEqual([expect.any(Error), true]);
    expect(isForeignKeyViolation(failure(() => connection.query(add, ['Chai', 'x'])))).toBe(true);

    const other = new SqliteConnection(file);
    other.exec('begin immediate');
    const busy = failure(() => connection.query(add, ['Chai', null]));
    expect([busy, isTransient(busy)]).toEqual([expect.any(Error), true]);
    other.close();
    expect(connection.query(add, ['Chai', null]).rows.length).toBe(add === ADD ? 0 : 1);
  });

  test('tells a damaged file from one that it cannot open', async () => {
    const other = join(folder, 'other.db');
    writeFileSync(other, 'not a database at all');
    const damaged = new SqliteConnection(other);
    expect(isDamage(failure(() => damaged.exec('select * from cups')))).toBe(true);
    await expect(damaged.copyTo(join(folder, 'copy.db'))).rejects.toSatisfy(isDamage);
    damaged.close();
    const missing = failure(() => new SqliteConnection(join(folder, 'gone', 'shop.db')));
    expect(missing).toMatchObject({ code: 'SQLITE_CANTOPEN' });
  });

  test('refuses a forgotten value', () => {
    expect(() => connection.query(ADD, ['Chai', undefined])).toThrow('undefined');
  });

  test.runIf(process.platform === 'linux')('closes its files at once', () => {
    connection.query('select * from teas');
    const openFiles = () =>
      readdirSync('/proc/self/fd').filter((fd) => String(failure(() => readlink(fd))) === file);
    const readlink = (fd: string) => readlinkSync(`/proc/self/fd/${fd}`);
    expect(openFiles()).toHaveLength(1);
    connection.close();
    expect(openFiles()).toEqual([]);
    expect(readdirSync(folder)).toEqual(['shop.db']);
  });
});
