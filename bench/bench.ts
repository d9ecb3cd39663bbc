import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { findPostgres } from '../server/testing/find-postgres';
import { startPostgresCluster } from '../server/testing/postgres-cluster';
import { prepareShopServer, type ShopServer } from '../server/testing/shop-server';
import { STAFF, stockUp } from '../server/testing/stock-up';
import { makeTestDatabase } from '../server/testing/test-database';
import { benchBackOffice } from './bench-back-office';
import { benchLive } from './bench-live';
import { benchOrders } from './bench-orders';
import { benchReads } from './bench-reads';
import { benchSyncs, canTrace } from './bench-syncs';
import { benchVisits } from './bench-visits';
import {
  backOfficeTable,
  liveTable,
  markdownTable,
  type Row,
  syncTable,
  visitsTable,
} from './report';

const IDLE_MS = 3000;

/** A built shop on a fresh database, its shelves full, for one measurement. */
async function inStockedShop(
  engine: 'sqlite' | 'postgres',
  measure: (shop: ShopServer) => Promise<string>,
): Promise<string> {
  const database = await makeTestDatabase(engine);
  const shop = await prepareShopServer({
    ...database.settings,
    ADMIN_EMAIL: STAFF.email,
    ADMIN_PASSWORD: STAFF.password,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
  });
  try {
    await shop.start();
    await stockUp(shop.url);
    return await measure(shop);
  } finally {
    await shop.stop();
    await database.remove();
  }
}

const benchStreams = (engine: 'sqlite' | 'postgres') =>
  inStockedShop(engine, async (shop) => liveTable(engine, await benchLive(shop)));

/** The built shop on a fresh database of one engine: its memory, its reads, its orders. */
async function benchEngine(engine: 'sqlite' | 'postgres'): Promise<Row[]> {
  const database = await makeTestDatabase(engine);
  const shop = await prepareShopServer({
    ...database.settings,
    ADMIN_EMAIL: STAFF.email,
    ADMIN_PASSWORD: STAFF.password,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
  });
  try {
    await shop.start();
    await shop.stop();
    const startedAt = performance.now();
    await shop.start();
    const startMs = Math.round(performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
    console.error(`${engine}: open again after ${startMs} ms, idle at ${memoryMb(shop.pid)} MB`);
    await stockUp(shop.url);
    const rows = engine === 'sqlite' ? await benchReads(engine, shop) : [];
    rows.push(...(await benchOrders(engine, shop, database)));
    console.error(`${engine}: ${memoryMb(shop.pid)} MB after the load`);
    return rows;
  } finally {
    await shop.stop();
    await database.remove();
  }
}

/** The pages that most visitors see, as a weak phone opens them. */
async function benchPages(): Promise<string> {
  const database = await makeTestDatabase('sqlite');
  const shop = await prepareShopServer(database.settings);
  try {
    await shop.start();
    const home = await benchVisits(shop.url, '/');
    return visitsTable([home, await benchVisits(shop.url, '/menu')]);
  } finally {
    await shop.stop();
    await database.remove();
  }
}

/** Resident memory in MB; only Linux tells it this way. */
function memoryMb(pid: number | undefined): string {
  if (process.platform !== 'linux' || pid === undefined) return '?';
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kb) / 1000).toFixed(0);
}

/** The back office's calls on a year of orders, in a database of its own. */
async function benchFilled(engine: 'sqlite' | 'postgres'): Promise<string> {
  const database = await makeTestDatabase(engine);
  try {
    return backOfficeTable(engine, await benchBackOffice(database));
  } finally {
    await database.remove();
  }
}

/** Names the sections to run; without any, all of them. */
const asked = process.argv.slice(2);
const wants = (section: 'load' | 'back-office' | 'live' | 'visits' | 'syncs') =>
  asked.length === 0 || asked.includes(section);

const rows = wants('load') ? await benchEngine('sqlite') : [];
const filled = wants('back-office') ? [await benchFilled('sqlite')] : [];
if (wants('live')) filled.push(await benchStreams('sqlite'));
if (wants('syncs')) {
  if (canTrace()) {
    filled.push(await inStockedShop('sqlite', async (shop) => syncTable(await benchSyncs(shop))));
  } else {
    console.error('No strace found: what goes to the disk is not counted.');
  }
}
if (wants('visits')) filled.push(await benchPages());
const programs = findPostgres();
if (programs) {
  const cluster = await startPostgresCluster(programs, true);
  process.env['TEST_DATABASE_URL'] = cluster.url;
  if (wants('load')) rows.push(...(await benchEngine('postgres')));
  if (wants('back-office')) filled.push(await benchFilled('postgres'));
  if (wants('live')) filled.push(await benchStreams('postgres'));
  await cluster.stop();
} else {
  console.error('No PostgreSQL found: its orders are not measured.');
}
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}\n`);
if (rows.length > 0) console.log(`${markdownTable(rows)}\n`);
console.log(filled.join('\n\n'));
if (rows.some(({ shop }) => shop.failed > 0)) process.exitCode = 1;
