import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../server/platform/db/database';
import { SqliteConnection } from '../../server/platform/db/sqlite-connection';
import { createOldShop } from './old-shop';
import { type Program, prepareProgram } from './run-program';
import { describeSchema, digestFile } from './sqlite-state';

const ORDERS = 5000;
/** Enough for some forty processes on two busy cores (ms). */
const timeout = 180_000;

describe.skipIf(process.env['TEST_ENGINE'] === 'postgres')('migrations on SQLite', () => {
  let folder: string;
  let old: string;
  let upgrade: Program;
  /** The statements of each migration, and the digest after an undisturbed upgrade. */
  let statements: number[];
  let expected: string;
  let durationMs: number;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'shop-upgrades-'));
    old = join(folder, 'shop.db');
    const database = openDatabase({
      dataDir: folder,
      poolSize: 1,
      onConnectionError: console.error,
    });
    await database.withMigrationConnection((db) => createOldShop(db, ORDERS));
    await database.close();
    upgrade = await prepareProgram('upgrade-program');
    const dataDir = copyOld('undisturbed');
    const begun = performance.now();
    const { code, output, errors } = await upgrade.run({ DATA_DIR: dataDir });
    durationMs = performance.now() - begun;
    expect([code, errors]).toEqual([0, '']);
    statements = JSON.parse(output.split('\n')[1] ?? '');
    expected = digestFile(join(dataDir, 'shop.db'));
  }, timeout);
  afterAll(() => {
    upgrade.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  function copyOld(name: string): string {
    const dataDir = mkdtempSync(join(folder, name));
    copyFileSync(old, join(dataDir, 'shop.db'));
    return dataDir;
  }

  async function expectToFinish(dataDir: string): Promise<void> {
    const { code, errors } = await upgrade.run({ DATA_DIR: dataDir });
    expect([code, errors]).toEqual([0, '']);
    expect(digestFile(join(dataDir, 'shop.db'))).toBe(expected);
  }

  test('that are killed between any statements change nothing and can be repeated', {
    timeout,
  }, async () => {
    expect(statements).toHaveLength(2);
    const dataDir = copyOld('killed');
    const file = join(dataDir, 'shop.db');
    let before = describeSchema(file);
    /** The statements of the migration before, which the next run commits first. */
    let uncommitted = 0;
    for (const count of statements) {
      for (const moment of [1, Math.ceil(count / 2), count - 1]) {
        const killAfter = uncommitted + moment;
        const { signal } = await upgrade.run({ DATA_DIR: dataDir }, { killAfter });
        expect([killAfter, signal]).toEqual([killAfter, 'SIGKILL']);
        const after = describeSchema(file);
        expect(after !== before).toBe(uncommitted > 0);
        before = after;
        uncommitted = 0;
      }
      uncommitted = count;
    }
    await expectToFinish(dataDir);
  });

  test('that a signal stops at any time can be repeated', { timeout }, async () => {
    const dataDir = copyOld('timed');
    let interrupted = 0;
    // Each share is a part of the whole upgrade's time. Every run has less left to do.
    for (const [stopSignal, share] of [
      ['SIGKILL', 0.1],
      ['SIGTERM', 0.2],
      ['SIGINT', 0.1],
      ['SIGKILL', 0.2],
    ] as const) {
      const signalAfterMs = share * durationMs;
      const { signal } = await upgrade.run({ DATA_DIR: dataDir }, { signalAfterMs, stopSignal });
      // On a machine that has become faster since, the rest of the upgrade is done before its signal.
      expect([stopSignal, null]).toContain(signal);
      if (signal !== null) interrupted += 1;
    }
    expect(interrupted).toBeGreaterThan(0);
    await expectToFinish(dataDir);
  });

  test('that fill the disk fail, and can be repeated when there is space', {
    timeout,
  }, async () => {
    const dataDir = copyOld('full');
    const database = new SqliteConnection(join(dataDir, 'shop.db'));
    const { rows } = database.query<{ page_count: number }>('pragma page_count');
    const pages = rows[0]?.page_count ?? Number.NaN;
    database.close();
    const rooms = [0, 2, 8].map((more) => ({ maxPages: pages + more }));
    const logs = [8, 64, 512, 4096].map((maxFileKb) => ({ maxFileKb }));
    let failures = 0;
    for (const disk of [...rooms, ...logs]) {
      const { code, errors } = await upgrade.run({ DATA_DIR: dataDir }, disk);
      if (code !== 0) failures += 1;
      expect(errors).toBe(code === 0 ? '' : 'unavailable\n');
    }
    expect(failures).toBeGreaterThanOrEqual(4);
    await expectToFinish(dataDir);
  });

  test('that are killed repeatedly in a first start complete in the end', {
    timeout,
  }, async () => {
    const start = await prepareProgram('first-start-program');
    const [undisturbed, killed] = ['one', 'other'].map((name) => mkdtempSync(join(folder, name)));
    if (!undisturbed || !killed) throw new Error('No folders');
    expect(await start.run({ DATA_DIR: undisturbed })).toMatchObject({ code: 0 });
    let kills = 0;
    for (let killAfter = 5; ; killAfter *= 2) {
      const { code, signal } = await start.run({ DATA_DIR: killed }, { killAfter });
      if (code === 0) break;
      expect(signal).toBe('SIGKILL');
      kills += 1;
    }
    expect(kills).toBeGreaterThan(3);
    const file = join(killed, 'shop.db');
    expect(() => digestFile(file)).not.toThrow();
    expect(describeSchema(file)).toBe(describeSchema(join(undisturbed, 'shop.db')));
    start.remove();
  });
});
