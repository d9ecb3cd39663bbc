import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { makeBackup } from '../../../server/operate/backup/make-backup';
import type { Env } from '../../../server/operate/start/env';
import { SqliteConnection } from '../../../server/platform/db/sqlite-connection';
import { orderFor, placed } from '../orders/test-orders';
import { openTestShop, type TestShop } from '../platform/test-shop';

/** A shop with one order and a good backup of it. */
export interface SavedShop {
  shop: TestShop;
  /** The folder of this test's backups. */
  folder: string;
  /** The good backup, the only file in the folder at first. */
  good: string;
  /** Makes a backup a minute after the last one. @returns its path. */
  save: (env?: Env, keep?: number) => Promise<string>;
  /** Gives the next test its own folder, with a copy of the good backup. */
  begin: () => void;
  end: () => void;
  close: () => Promise<void>;
}

export async function openSavedShop(): Promise<SavedShop> {
  const shop = await openTestShop();
  const customer = await shop.signInCustomer();
  await placed(shop, orderFor(await shop.addProduct(), 2), customer);
  const saved: SavedShop = {
    shop,
    folder: mkdtempSync(join(tmpdir(), 'shop-backup-')),
    good: '',
    save: (env = shop.shop.env, keep = 1) => {
      shop.platform.passSeconds(60);
      return makeBackup(env, shop.platform, { folder: saved.folder, keep });
    },
    begin: () => {
      saved.folder = mkdtempSync(join(tmpdir(), 'shop-backups-'));
      saved.good = join(saved.folder, basename(original));
      copyFileSync(original, saved.good);
    },
    end: () => rmSync(saved.folder, { recursive: true, force: true }),
    close: async () => {
      rmSync(dirname(original), { recursive: true });
      await shop.close();
    },
  };
  const original = await saved.save();
  return saved;
}

/** Runs a statement on a SQLite file. */
export function runOn(file: string, statement: string): void {
  const connection = new SqliteConnection(file);
  connection.exec(statement);
  connection.close();
}
