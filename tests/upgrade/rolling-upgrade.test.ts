import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../support/platform/test-database';
import { copyNextRelease, copyThisRelease } from './release-copy';
import { type SourceServer, startFromSource } from './source-server';

const CUSTOMERS = 6;
const PHASE_MS = 1000;
/** Between a customer’s orders: with 20 ms the new server needs 38 s to start beside the load, with 100 ms 9 s. */
const PAUSE_MS = 100;
const QUANTITY = 2;
const STOCK = 900_000;

describe.runIf(process.env['TEST_ENGINE'] === 'postgres')('a rolling upgrade', () => {
  const cleanUp: (() => unknown)[] = [];
  afterEach(async () => {
    for (const remove of cleanUp.splice(0).reverse()) await remove();
  });

  test('loses and duplicates no order, and fails requests only with 503 and Retry-After', {
    timeout: 180_000,
  }, async () => {
    const [older, newer] = [copyThisRelease(), copyNextRelease()];
    cleanUp.push(older.remove, newer.remove);
    const database = await makeTestDatabase();
    cleanUp.push(database.remove);
    const settings = settingsOf(database);
    const servers = [await startFromSource(older.root, settings)];
    cleanUp.push(() => Promise.all(servers.map((server) => server.stop())));
    const db = new pg.Client(database.settings.DATABASE_URL);
    await db.connect();
    cleanUp.push(() => db.end());
    await db.query(`update inventory set starting_stock = ${STOCK}, current_stock = ${STOCK}`);
    const count = await countMigrations(db);

    const load = startLoad(servers);
    await sleep(PHASE_MS);
    servers.push(await startFromSource(newer.root, settings));
    expect(await countMigrations(db)).toBeGreaterThan(count);
    await sleep(PHASE_MS);
    await servers.shift()?.stop();
    const servedByBoth = load.acknowledged.size;
    await sleep(PHASE_MS);
    const { acknowledged, failures } = await load.end();

    expect(failures).toEqual([]);
    expect(acknowledged.size).toBeGreaterThan(servedByBoth);
    const { rows } = await db.query<{ id: string }>('select id from orders');
    expect(rows.map(({ id }) => id).sort()).toEqual([...acknowledged].sort());
    const sold = await db.query(`select sum(${STOCK} - current_stock)::int as sold from inventory`);
    expect(sold.rows[0]?.sold).toBe(QUANTITY * acknowledged.size);
  });
});

function settingsOf({ settings }: TestDatabase): Record<string, string> {
  return {
    ...settings,
    AUTH_SECRET: 'all servers of a shop share one secret',
    PUBLIC_URL: 'http://localhost:3000',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  };
}

async function countMigrations(db: pg.Client): Promise<number> {
  const { rows } = await db.query('select count(*)::int as count from kysely_migration');
  return rows[0]?.count;
}

interface Load {
  /** Ids of the orders that were acknowledged to customers. */
  acknowledged: Set<string>;
  /** Responses that no customer may get. */
  failures: string[];
  /** Stops the load after each customer's current order. */
  end: () => Promise<Load>;
}

/** Customers order again and again, each request through a random running server. */
function startLoad(servers: readonly SourceServer[]): Load {
  let isOver = false;
  let number = 0;
  const load: Load = { acknowledged: new Set(), failures: [], end };
  const customers = Array.from({ length: CUSTOMERS }, async () => {
    while (!isOver) {
      number += 1;
      await orderUntilAnswered(number, servers, load);
      await sleep(PAUSE_MS);
    }
  });
  async function end(): Promise<Load> {
    isOver = true;
    await Promise.all(customers);
    return load;
  }
  return load;
}

async function orderUntilAnswered(
  number: number,
  servers: readonly SourceServer[],
  { acknowledged, failures }: Load,
): Promise<void> {
  const body = JSON.stringify({
    userId: null,
    guest: { name: 'Pema', phoneNumber: `+91${9_000_000_000 + number}` },
    items: [{ productId: 'classic-butter-waffle', quantity: QUANTITY, customizations: [] }],
    deliveryMethod: 'pickup',
    addressId: null,
    paymentMethod: 'upi',
    specialInstructions: '',
  });
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': `rolling-${number}`,
    'X-Forwarded-For': `10.0.${number >> 8}.${number & 255}`,
  };
  for (;;) {
    const { url } = servers[Math.floor(Math.random() * servers.length)] as SourceServer;
    const answer = await fetch(`${url}/api/orders`, { method: 'POST', headers, body }).catch(
      () => undefined,
    );
    const text = await answer?.text().catch(() => undefined);
    if (answer && text !== undefined) {
      if (answer.ok) return void acknowledged.add(JSON.parse(text).id);
      const mayRetry = answer.status === 503 && answer.headers.has('Retry-After');
      if (!mayRetry) return void failures.push(`${url} ${answer.status} ${text}`);
    }
    await sleep(50);
  }
}
