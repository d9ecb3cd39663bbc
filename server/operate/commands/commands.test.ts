import { spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { runCommand } from './run-command';

const onPostgres = process.env['TEST_ENGINE'] === 'postgres';
/** No server listens on this port. */
const NO_PORT = '1';

let backups: string;
const shop = await forEachTest(openTestShop());
beforeEach(async () => {
  backups = join(shop.shop.env.dataDir, 'backups');
  rmSync(backups, { recursive: true, force: true });
});

function settings(changes: Record<string, string> = {}): Record<string, string> {
  const { dataDir, databaseUrl } = shop.shop.env;
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', PORT: NO_PORT, ...changes };
}

/** @param answer the reply to each question; undefined when there is no terminal to ask on. */
async function run(typed: string[], record = settings(), answer?: boolean) {
  const printed: string[] = [];
  const asked: string[] = [];
  const print = (text: unknown) => printed.push(String(text));
  const ask = async (question: string) => {
    asked.push(question);
    return answer ?? false;
  };
  const code = await runCommand(typed, record, {
    print,
    printError: print,
    ...(answer !== undefined && { ask }),
  });
  return { code, printed: printed.join('\n'), asked };
}

/** Settings of a shell in which DATABASE_URL is not the server's. */
const otherDatabase = () =>
  settings({ DATABASE_URL: onPostgres ? '' : 'postgres://shop:secret@127.0.0.1:1/other' });

test('a command says which shop it works on, without a password', async () => {
  const { code, printed } = await run(['backup']);
  expect(code).toBe(0);
  const { host, pathname } = new URL(shop.shop.env.databaseUrl ?? 'http://none');
  const where = onPostgres
    ? `PostgreSQL ${host}${pathname}`
    : `SQLite ${join(shop.shop.env.dataDir, 'shop.db')}`;
  expect(printed).toContain(`Shop: Our cafe, ${where}\nThe shop is saved in ${backups}/shop-`);
  expect((await run(['backup'], otherDatabase())).printed).not.toContain('secret');
});

describe('with another database than the one the server uses', () => {
  test('a command asks, and does nothing when the answer is no', async () => {
    const { code, printed, asked } = await run(['backup'], otherDatabase(), false);
    expect([code, existsSync(backups)]).toEqual([1, false]);
    expect(asked).toEqual([
      expect.stringContaining('Is DATABASE_URL the same as in the settings of the server?'),
    ]);
    expect(printed).toContain('Nothing was done.');
  });

  test('a command that cannot ask stops, unless it has --yes', async () => {
    const { code, printed } = await run(['backup'], otherDatabase());
    expect(code).toBe(1);
    expect(printed).toContain('uses another database');
    expect(printed).toContain('Add --yes to go on anyway.');
    const confirmed = await run(['backup', '--yes'], otherDatabase());
    expect(confirmed.printed).not.toContain('Add --yes');
  });

  test.each(['proof', 'doctor'])('%s, which changes nothing, takes --yes as well', async (name) => {
    const { code, printed } = await run([name, '--yes']);
    expect(printed).toMatch(/^Shop: Our cafe/m);
    expect(code).toBe(0);
  });
});

test.runIf(!onPostgres)('a command asks when the running shop has another folder', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'shop-elsewhere-'));
  await run(['backup']);
  const [file = ''] = readdirSync(backups);
  await run(['restore', join(backups, file)], settings({ DATA_DIR: elsewhere }));
  const running = createServer((_, response) => response.end('{"storeName":"Chai House"}'));
  await new Promise<void>((listening) => running.listen(0, '127.0.0.1', listening));
  const { port } = running.address() as AddressInfo;

  const other = await run(['backup'], settings({ DATA_DIR: elsewhere, PORT: String(port) }));
  expect(other.code).toBe(1);
  expect(other.printed).toContain(`"Chai House" is running on port ${port}, but not from`);
  expect((await run(['backup'])).code).toBe(0);
  running.close();
  rmSync(elsewhere, { recursive: true });
});

test('admin sets a new password, and does not touch a database of another version', async () => {
  const { db } = shop.shop.database;
  const { printed } = await run(['admin', 'owner@cafe.example']);
  expect(printed).toMatch(/owner@cafe.example \(admin\) signs in at \/admin with the password \S+/);

  await sql`insert into kysely_migration values ('9999-from-tomorrow', '')`.execute(db);
  const before = await shop.everything();
  const refused = await run(['admin', 'owner@cafe.example']);
  expect(refused.code).toBe(1);
  expect(refused.printed).toContain('A newer version of the shop has changed this database');
  expect(await shop.everything()).toBe(before);
  await sql`delete from kysely_migration where name = '9999-from-tomorrow'`.execute(db);
});

test('a folder without a shop stays empty', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'shop-empty-'));
  for (const typed of [['backup'], ['admin', 'owner@cafe.example'], ['doctor']]) {
    const { code, printed } = await run(typed, { DATA_DIR: empty, PORT: NO_PORT });
    expect([code, printed]).toEqual([1, expect.stringContaining('There is no shop at')]);
  }
  expect(readdirSync(empty)).toEqual([]);
  rmSync(empty, { recursive: true });
});

test('the proof names what does not add up, in the shop and in a backup of it', async () => {
  expect(await run(['proof'])).toMatchObject({
    code: 0,
    printed: expect.stringMatching(
      /^Shop: .*\nok {5}Orders that differ from their lines: none\n[\s\S]*Everything adds up\.$/,
    ),
  });
  await sql`insert into daily_figures values ('2026-04-14', 'online', 'placed', 'pending', 1, 100)`.execute(
    shop.shop.database.db,
  );
  await run(['backup']);
  const file = join(backups, readdirSync(backups)[0] ?? '');
  for (const typed of [['proof'], ['proof', file]]) {
    const { code, printed } = await run(typed);
    expect([code, printed]).toEqual([1, expect.stringContaining('their orders: 2026-04-14\n')]);
  }
  expect((await run(['proof', '--json', file])).printed).toBe(
    '{"troubles":[{"sum":"day-figures","found":["2026-04-14"]}]}',
  );
});

test.each([
  [['backup', '--keep', '0'], '--keep must be a whole number of at least 1'],
  [['backup', '--kept'], "Unknown option '--kept'"],
  [['restore'], 'Add the backup file'],
  [['move', 'mysql://x'], 'Add the address of the new database'],
  [['admin', 'owner'], 'Add the email address'],
  [['dance'], 'Use one of these commands: backup, restore, move, admin, doctor, proof.'],
])('%j is refused with a sentence', async (typed, sentence) => {
  const { code, printed } = await run(typed);
  expect([code, printed]).toEqual([1, expect.stringContaining(sentence)]);
});

test.runIf(process.platform !== 'win32')(
  'a backup that fills the disk leaves no file behind',
  () => {
    const limited = 'ulimit -f 200; exec node --import tsx server/command.ts backup';
    const { status, stderr } = spawnSync('sh', ['-c', limited], {
      env: { ...process.env, ...settings() },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining('Is its disk full')]);
    expect(readdirSync(backups)).toEqual([]);
  },
  60_000,
);

test.runIf(process.getuid?.() === 0)(
  'files that root writes belong to the owner of the folder, who alone can read them',
  async () => {
    const [OWNER, GROUP] = [12_345, 12_346];
    const { dataDir } = shop.shop.env;
    chownSync(dataDir, OWNER, GROUP);
    await run(['backup']);
    const file = join(backups, readdirSync(backups)[0] ?? '');
    const place = mkdtempSync(join(tmpdir(), 'shop-owned-'));
    chownSync(place, OWNER, GROUP);
    // The folder does not exist yet on a new machine.
    const data = join(place, 'data');
    expect((await run(['restore', file], { DATA_DIR: data, PORT: NO_PORT })).code).toBe(0);
    const written = [backups, file, data, ...readdirSync(data).map((name) => join(data, name))];
    for (const path of written) {
      const { uid, gid } = statSync(path);
      expect([path, uid, gid]).toEqual([path, OWNER, GROUP]);
    }
    for (const path of [file, join(data, 'shop.db'), join(data, 'auth-secret')]) {
      expect([path, statSync(path).mode & 0o777]).toEqual([path, 0o600]);
    }
    expect(readFileSync(join(data, 'auth-secret'), 'utf8')).toBe(shop.shop.secret);
    rmSync(place, { recursive: true });
  },
);
