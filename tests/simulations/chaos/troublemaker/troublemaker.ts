import { setTimeout as sleep } from 'node:timers/promises';
import { type Random, randomOf } from '../../random';
import { untilOver } from '../simulation';
import { ACCOUNT_TRICKS } from './account-tricks';
import { CONNECTION_TRICKS } from './connection-tricks';
import { DISK_TRICKS } from './disk-tricks';
import { ORDER_TRICKS } from './order-tricks';
import type { Scene, Trick, Tricks } from './trick';
import { WEBHOOK_TRICKS } from './webhook-tricks';

/** Everything that the troublemaker does, each at its own rate. */
export const TRICKS: Tricks = {
  ...DISK_TRICKS,
  ...ORDER_TRICKS,
  ...CONNECTION_TRICKS,
  ...ACCOUNT_TRICKS,
  ...WEBHOOK_TRICKS,
};

/** A slow shop does not make the troublemaker pile up requests without end. */
const MOST_AT_ONCE = 10;
const LONGEST_START_MS = 5000;
const MS = 1000;

/** The number of responses by status, for each trick. */
export type TrickCounts = Map<string, Map<number, number>>;

/** Does all tricks until the run is over, and waits for the last responses. */
export async function makeTrouble(
  scene: Scene,
  seed: number,
  isOver: () => boolean,
): Promise<TrickCounts> {
  const counts: TrickCounts = new Map();
  const all = Object.entries(TRICKS).map(([name, trick]) => {
    const statuses = new Map<number, number>();
    counts.set(name, statuses);
    const random = randomOf(seed, name);
    const note = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
    return repeat(trick, scene, random, note, isOver);
  });
  await Promise.all(all);
  return counts;
}

async function repeat(
  trick: Trick,
  scene: Scene,
  random: Random,
  note: (status: number) => void,
  isOver: () => boolean,
): Promise<void> {
  const underWay = new Set<Promise<void>>();
  const once = async () => {
    for (const status of [await trick.run(scene, random)].flat()) note(status);
  };
  await sleep(random.below(LONGEST_START_MS));
  await untilOver({ isOver }, MS / trick.perSecond, async () => {
    if (underWay.size >= MOST_AT_ONCE) return;
    const running = once().finally(() => underWay.delete(running));
    underWay.add(running);
  });
  await Promise.all(underWay);
}
