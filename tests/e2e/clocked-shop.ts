import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareShopServer, type ShopServer } from '../support/platform/shop-server';
import { makeTestDatabase } from '../support/platform/test-database';
import { test as base } from './journey';
import { changeSettings } from './set-up-shop';
import { openStaffApi, type StaffCall } from './staff-api';

const CLOCK = fileURLToPath(new URL('../support/platform/shifted-clock.mjs', import.meta.url));

interface Clocked {
  server: ShopServer;
  /** Sets the shop's clock, which goes on from there. @param instant in ISO 8601. */
  setClock: (instant: string) => Promise<void>;
}

/** Lets the shop take orders by its hours. @returns the API for its admin. */
export async function followHours(
  shop: ShopServer,
  kitchen: { laterOrders: boolean },
): Promise<StaffCall> {
  const staff = await openStaffApi(shop);
  await staff('PUT', '/admin/kitchen/settings', kitchen);
  await changeSettings(staff, { openingMode: 'hours' });
  return staff;
}

/**
 * Playwright's `test` with a demo shop whose clock the tests set. They share the shop, so each sets
 * the clock and the opening hours first.
 */
export const test = base.extend<object, { clocked: Clocked; setClock: Clocked['setClock'] }>({
  clocked: [
    async ({ engine }, use) => {
      const database = await makeTestDatabase(engine);
      const file = join(database.settings.DATA_DIR, 'clock');
      writeFileSync(file, new Date().toISOString());
      const server = await prepareShopServer({
        ...database.settings,
        NODE_OPTIONS: `--import ${CLOCK}`,
        CLOCK_FILE: file,
      });
      const setClock = async (instant: string) => {
        writeFileSync(file, instant);
        if (!server.isRunning) return;
        const printed = server.lines.length;
        process.kill(server.pid ?? 0, 'SIGUSR2');
        await server.waitForLine(/^The clock is set\.$/, printed);
      };
      try {
        await server.start();
        await use({ server, setClock });
      } finally {
        await server.stop();
        await database.remove();
      }
    },
    { scope: 'worker' },
  ],
  shop: [({ clocked }, use) => use(clocked.server), { scope: 'worker' }],
  setClock: [({ clocked }, use) => use(clocked.setClock), { scope: 'worker' }],
});
