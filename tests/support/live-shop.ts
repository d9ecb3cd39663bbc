import { type Env, parseEnv } from '../../server/env';
import { openTables } from '../../server/open-tables';
import type { TestDatabase } from './test-database';
import { createTestWorld } from './test-world';

/** Who can sign in to a test's shop from its start. */
export const FIRST_ADMIN = { email: 'owner@cafe.example', password: 'first-admin-password' };

/** A shop as a cafe runs it. @param settings environment variables besides, or that differ. */
export function liveShop(settings: Record<string, string>): Env {
  return parseEnv({
    SHOP_MODE: 'live',
    PUBLIC_URL: 'http://localhost:3000',
    SMS_PROVIDER: 'webhook',
    SMS_WEBHOOK_URL: 'http://localhost:9/unused',
    ADMIN_EMAIL: FIRST_ADMIN.email,
    ADMIN_PASSWORD: FIRST_ADMIN.password,
    ...settings,
  });
}

/** Makes the tables of a shop that nobody has opened yet, by its own migrations. */
export async function makeTables(settings: TestDatabase['settings']): Promise<void> {
  const { migrate, database } = openTables(liveShop({ ...settings }), createTestWorld());
  await migrate();
  await database.close();
}
