import { setTimeout as sleep } from 'node:timers/promises';
import { stockUp } from '../tests/support/menu/stock-up';
import type { ShopServer } from '../tests/support/platform/shop-server';
import { chooseBasket, orderRequest } from './bench-orders';
import { median } from './compare';
import { measureHttp } from './measure';
import { residentMb } from './stocked-shop';

const STARTS = 5;
const IDLE_MS = 3000;
const CONNECTIONS = 16;
const LOADED_SECONDS = 5;

/** How long a shop takes to open, and how much memory it uses. */
export interface StartFigures {
  /** The start with an empty database, which creates the tables and writes the demo menu. */
  firstStartMs: number;
  /** The median of five starts. */
  startMs: number;
  /** Resident memory three seconds after the start. */
  idleMb: number;
  /** Resident memory after ten seconds of menus and orders at sixteen connections. */
  loadedMb: number;
}

/** Starts the shop repeatedly, then puts a load on it. */
export async function benchStart(shop: ShopServer): Promise<StartFigures> {
  const firstStartMs = await timeStart(shop);
  const starts: number[] = [];
  for (let each = 0; each < STARTS; each += 1) {
    await shop.stop();
    starts.push(await timeStart(shop));
  }
  await sleep(IDLE_MS);
  const idleMb = residentMb(shop.pid);
  await stockUp(shop.url);
  const basket = await chooseBasket(shop.url);
  const load = { connections: CONNECTIONS, seconds: LOADED_SECONDS };
  await measureHttp({ ...load, url: `${shop.url}/menu` });
  const nextRequest = () => orderRequest(basket);
  await measureHttp({ ...load, url: `${shop.url}/api/orders`, nextRequest });
  return { firstStartMs, startMs: median(starts), idleMb, loadedMb: residentMb(shop.pid) };
}

async function timeStart(shop: ShopServer): Promise<number> {
  const startedAt = performance.now();
  await shop.start();
  return performance.now() - startedAt;
}
