/** Opens a shop that has to be upgraded, and is killed in the migration KILL_IN before it commits. */
import { openShop } from '../../server/operate/open-shop';
import { liveShop } from '../support/platform/live-shop';
import { createTestPlatform } from '../support/platform/test-platform';
import { WITH_NEXT } from './next-migrations';

const { DATA_DIR = '', DATABASE_URL, KILL_IN = '' } = process.env;
const env = liveShop({
  DATA_DIR,
  ...(DATABASE_URL && { DATABASE_URL }),
  AUTH_SECRET: 'x'.repeat(40),
});
const migrations = {
  ...WITH_NEXT,
  ...(KILL_IN && { [KILL_IN]: { up: async () => process.kill(process.pid, 'SIGKILL') } }),
};
const shop = await openShop(env, {
  ...createTestPlatform(),
  clock: () => new Date(),
  migrations: migrations as typeof WITH_NEXT,
});
await shop.close();
