import type { ShopServer } from '../../../support/platform/shop-server';
import { statusOf } from '../send';
import { untilOver } from '../simulation';

const VISITOR_IP = '10.9.3.1';
const MENU_EVERY_MS = 50;

/** Does something again and again. @returns how long it took each time, in ms. */
export async function repeat(
  isOver: () => boolean,
  pauseMs: number,
  act: (each: number) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  await untilOver({ isOver }, pauseMs, async () => {
    const startedAt = performance.now();
    await act(times.length);
    times.push(performance.now() - startedAt);
  });
  return times;
}

/** How long a visitor waits for the menu, in ms. */
export function readMenu({ url }: ShopServer, isOver: () => boolean): Promise<number[]> {
  const asked = { method: 'GET', path: '/menu', from: VISITOR_IP };
  return repeat(isOver, MENU_EVERY_MS, () => statusOf(url, asked));
}
