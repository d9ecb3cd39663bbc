import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { LISTENER_NAME, postgresNotifications } from './postgres-notifications';

const shop = await forAllTests(openTestShop());

describe.runIf(process.env['TEST_ENGINE'] === 'postgres')('the listening connection', () => {
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
    const notifications = postgresNotifications({
      connectionString: shop.shop.env.databaseUrl ?? '',
      onDisconnect: () => {},
      watchPool: () => () => {},
    });
    notifications.subscribe('news', () => {});
    await notifications.close();
    await expect.poll(listeners).toBe(1);
  });
});
