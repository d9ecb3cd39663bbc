import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop';
import { LISTENER_NAME, postgresNotifications } from './postgres-notifications';

describe.runIf(process.env['TEST_ENGINE'] === 'postgres')('the listening connection', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  async function listeners(): Promise<number> {
    const client = new pg.Client(shop.shop.env.databaseUrl);
    await client.connect();
    const { rowCount } = await client.query(
      'select 1 from pg_stat_activity where datname = current_database() and application_name = $1',
      [LISTENER_NAME],
    );
    await client.end();
    return rowCount ?? 0;
  }

  it('can be closed while it is being opened', async () => {
    await expect.poll(listeners).toBe(1);
    const notifications = postgresNotifications(shop.shop.env.databaseUrl ?? '', () => {});
    notifications.subscribe('news', () => {});
    await notifications.close();
    await expect.poll(listeners).toBe(1);
  });
});
