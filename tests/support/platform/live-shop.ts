import { type Env, parseEnv } from '../../../server/operate/start/env';
import { openTables } from '../../../server/operate/start/open-tables';
import type { TestDatabase } from './test-database';
import { createTestPlatform } from './test-platform';

/** The first admin of a test's shop. */
export const FIRST_ADMIN = { email: 'owner@cafe.example', password: 'first-admin-password' };

/** What a live shop needs, except its address and its database. */
export const LIVE_SHOP = {
  SHOP_MODE: 'live',
  SMS_PROVIDER: 'webhook',
  SMS_WEBHOOK_URL: 'http://localhost:9/unused',
  ADMIN_EMAIL: FIRST_ADMIN.email,
  ADMIN_PASSWORD: FIRST_ADMIN.password,
};

/** The environment of a live shop. @param settings additional or different variables. */
export function liveShop(settings: Record<string, string>): Env {
  return parseEnv({ PUBLIC_URL: 'http://localhost:3000', ...LIVE_SHOP, ...settings });
}

/** Creates the tables of a new shop with its own migrations. */
export async function makeTables(settings: TestDatabase['settings']): Promise<void> {
  const { migrate, database } = openTables(liveShop({ ...settings }), createTestPlatform());
  await migrate();
  await database.close();
}
