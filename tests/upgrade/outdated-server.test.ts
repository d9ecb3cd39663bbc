import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { GUEST, orderFor, sendOrder } from '../support/orders/test-orders';
import { openTestShop } from '../support/platform/test-shop';

test.runIf(process.env['TEST_ENGINE'] === 'postgres')(
  'an outdated server that misses a column asks customers to retry',
  async () => {
    const shop = await openTestShop();
    const tea = await shop.addProduct();
    await sql`alter table orders drop column special_instructions`.execute(shop.shop.database.db);
    const { status, headers } = await sendOrder(shop, orderFor(tea, 1, { guest: GUEST }));
    expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await shop.stockOf(tea.id)).toBe(10);
    await shop.close();
  },
);
