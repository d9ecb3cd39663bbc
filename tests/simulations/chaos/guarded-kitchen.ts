import { setTimeout as sleep } from 'node:timers/promises';
import type { ShopStateNow } from '../../../shared/contract/shop/shop-state-contract';
import type { ShopServer } from '../../support/platform/shop-server';
import type { Random } from '../random';
import { type Account, asStaff, CAFE_IP } from './accounts';
import { type Faults, killAll } from './faults';
import { OWNER_WEBHOOK, type Owner } from './owner';
import {
  pauses,
  type Simulation,
  sendOnce,
  sendUntilReply,
  staffAsk,
  untilOver,
} from './simulation';

/** The guard looks every ten seconds, and pauses the shop after a minute of silence. */
const LOOKS_WITHIN_MS = 15_000;
/** A message whose server was killed is due again after half a minute. */
const HAPPENS_WITHIN_MS = 180_000;
const CHECK_MS = 500;
const ANSWERED_WITHIN_MS = 60_000;
const TABLETS = 3;
const BEATS_MS = 2000;
/** Ten tests in ten minutes are allowed, repeated requests included. */
const TESTS_MS = [8000, 12_000] as const;

const STATE = '/api/settings/state';
const KITCHEN = '/api/admin/kitchen/settings';
const BEATS = '/api/admin/guard/beats';

const beatOf = (each: number) => ({
  ...{ boardId: `tablet-${each}`, visible: true, sound: true, wakeLock: true },
  ...{ notifications: false, battery: null },
});

/**
 * Tells the guard whom to tell, and when. The first tablet reports.
 * @param hasLooked whether the guard has looked after the kitchen.
 */
export async function prepareGuard(
  server: ShopServer,
  admin: Account,
  hasLooked: () => Promise<boolean>,
): Promise<void> {
  const kitchen = await asStaff(server, admin, 'GET', KITCHEN);
  const times = { boardGoneAfterSeconds: 60, pauseAfterMinutes: 1, waitingAfterMinutes: 1 };
  const guarded = { ...kitchen, ...times, webhookUrl: OWNER_WEBHOOK };
  await asStaff(server, admin, 'PUT', KITCHEN, guarded);
  await asStaff(server, admin, 'POST', BEATS, beatOf(0));
  if (!(await happens(hasLooked, LOOKS_WITHIN_MS))) throw new Error('the guard does not look');
}

/** Tablets report, and the owner tests the webhook, until the run is over. */
export async function runShift(
  simulation: Simulation,
  admin: Account,
  random: Random,
): Promise<void> {
  const ask = staffAsk(simulation, admin, random);
  await Promise.all([
    untilOver(simulation, BEATS_MS, () => {
      const beat = { method: 'POST', path: BEATS, body: beatOf(random.below(TABLETS)) };
      return sendOnce(simulation, 'staff', { ...beat, token: admin.token, from: CAFE_IP });
    }),
    untilOver(simulation, pauses(random, TESTS_MS), async () => {
      const { reply, unheard } = await ask('POST', '/api/admin/guard/test', {});
      simulation.clientRecords.webhookTests.push({ isMade: reply?.status === 200, unheard });
    }),
  ]);
}

interface Evening {
  simulation: Simulation;
  servers: readonly ShopServer[];
  admin: Account;
  owner: Owner;
  faults: Faults;
  random: Random;
}

/**
 * After the last report of a tablet the guard pauses the shop. All servers are killed when the owner's webhook has
 * received the message, before it has answered. Then all tablets report at once. What the guard did before counts
 * for nothing here: servers that were down for long, and staff who opened the shop again.
 * @returns what did not happen.
 */
export async function runEvening(evening: Evening): Promise<string[]> {
  const { simulation, servers, admin, owner, faults, random } = evening;
  const missing: string[] = [];
  /** The run is over, so a request has a time limit of its own. */
  const ask = (method: string, path: string, body?: object) => {
    const deadline = performance.now() + ANSWERED_WITHIN_MS;
    const sent = { method, path, body, token: admin.token, from: CAFE_IP };
    const isLate = () => performance.now() > deadline;
    return sendUntilReply(simulation, 'staff', random, sent, isLate);
  };
  const expect = async (what: string, check: () => Promise<boolean>) => {
    if (!(await happens(check, HAPPENS_WITHIN_MS))) missing.push(what);
  };
  const isTold = async (type: string, from: number) =>
    owner.deliveries.slice(from).some((each) => each.type === type && each.isAnswered);
  const readState = async (): Promise<ShopStateNow | undefined> =>
    (await ask('GET', STATE)).reply?.body;

  await ask('POST', BEATS, beatOf(0));
  await ask('PUT', STATE, { to: 'open' });
  const day = owner.deliveries.length;
  owner.onFirst.set('shop-paused', () => killAll(servers, faults));
  await expect('the pause', async () => (await readState())?.pausedBy === 'guard');
  await expect('the message shop-paused', () => isTold('shop-paused', day));
  const pause = owner.deliveries.length;
  const tablets = Array.from({ length: TABLETS }, (_, each) => each);
  await Promise.all(tablets.map((each) => ask('POST', BEATS, beatOf(each))));
  await expect('the end of the pause', async () => (await readState())?.mode === 'open');
  await expect('the message board-back', () => isTold('board-back', pause));
  return missing;
}

/** Waits until something has happened. @returns whether it did. */
export async function happens(check: () => Promise<boolean>, withinMs: number): Promise<boolean> {
  const end = performance.now() + withinMs;
  while (performance.now() < end) {
    if (await check()) return true;
    await sleep(CHECK_MS);
  }
  return false;
}
