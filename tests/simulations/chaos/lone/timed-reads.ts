import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ShopServer } from '../../../support/platform/shop-server';
import { fire } from '../troublemaker/fire';

const NS_PER_MS = 1_000_000;
const VISITOR_IP = '10.9.3.1';
const MENU_EVERY_MS = 50;

/** Does something again and again. @returns how long it took each time, in ms. */
export async function repeat(
  isOver: () => boolean,
  pauseMs: number,
  act: (each: number) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const startedAt = performance.now();
    await act(times.length);
    times.push(performance.now() - startedAt);
    await sleep(pauseMs);
  }
  return times;
}

/** How long a visitor waits for the menu, in ms. */
export function readMenu({ url }: ShopServer, isOver: () => boolean): Promise<number[]> {
  return repeat(isOver, MENU_EVERY_MS, () =>
    fire(url, { method: 'GET', path: '/menu', from: VISITOR_IP }),
  );
}

/** @param share 0 to 1. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

/** What the work takes of the server's main thread, in ms; 0 where Linux is missing. */
export async function processorMs(server: ShopServer, work: () => Promise<unknown>) {
  const before = ranMs(server);
  await work();
  return ranMs(server) - before;
}

function ranMs({ pid }: ShopServer): number {
  const path = `/proc/${pid}/schedstat`;
  return existsSync(path) ? Number(readFileSync(path, 'utf8').split(' ')[0]) / NS_PER_MS : 0;
}
