import { setTimeout as sleep } from 'node:timers/promises';
import type { ShopStateNow } from '../../../shared/contract/shop/shop-state-contract';
import type { ShopServer } from '../../support/platform/shop-server';
import type { Random } from '../random';
import { type Account, succeed } from './accounts';
import { type Faults, killAll } from './faults';
import { OWNER_WEBHOOK, type Owner } from './owner';
import { isRetryRequest, type Reply, type Sent } from './send';
import { CAFE_IP, pause, type Simulation, sendOnce, sendUntilReply } from './simulation';

/** The guard looks every ten seconds, and pauses the shop after a minute of silence. */
const LOOKS_WITHIN_MS = 15_000;
/** A message whose server was killed is due again after half a minute. */
const TOLD_WITHIN_MS = 180_000;
const CHECK_MS = 500;
const MOST_TRIES = 50;
const TABLETS = 3;
const BEATS_MS = 2000;
/** The tablets are silent for the last part of the day, so that the guard acts soon after it. */
const SILENT_S = 50;
/** Ten tests in ten minutes are allowed, repeated requests included. */
const TESTS_MS = { least: 8000, most: 12_000 };

const STATE = '/api/settings/state';
const KITCHEN = '/api/admin/kitchen/settings';
const BEATS = '/api/admin/guard/beats';

const beatOf = (each: number) => ({
  boardId: `tablet-${each}`,
  visible: true,
  sound: true,
  wakeLock: true,
  notifications: false,
  battery: null,
});

/**
 * Tells the guard whom to tell, and when. The first tablet reports.
 * @param hasLooked whether the guard has looked after the kitchen.
 */
export async function prepareGuard(
  server: ShopServer,
  { token }: Account,
  hasLooked: () => Promise<boolean>,
): Promise<void> {
  const kitchen = await succeed(server, { method: 'GET', path: KITCHEN, token });
  const times = { boardGoneAfterSeconds: 60, pauseAfterMinutes: 1, waitingAfterMinutes: 1 };
  const body = { ...kitchen, ...times, webhookUrl: OWNER_WEBHOOK };
  await succeed(server, { method: 'PUT', path: KITCHEN, token, body });
  await succeed(server, { method: 'POST', path: BEATS, token, body: beatOf(0) });
  if (!(await happens(hasLooked, LOOKS_WITHIN_MS))) throw new Error('the guard does not look');
}

/** Tablets report, and the owner tests the webhook, until the run is over. */
export async function runShift(
  simulation: Simulation,
  { token }: Account,
  seconds: number,
  random: Random,
): Promise<void> {
  const silentAt = performance.now() + Math.max(0, seconds - SILENT_S) * 1000;
  const report = async () => {
    while (performance.now() < silentAt) {
      const body = beatOf(random.below(TABLETS));
      await sendOnce(simulation, 'staff', atCafe({ method: 'POST', path: BEATS, token, body }));
      await sleep(BEATS_MS);
    }
  };
  const test = async () => {
    while (!simulation.isOver()) {
      const sent = atCafe({ method: 'POST', path: '/api/admin/guard/test', token, body: {} });
      const { reply, unheard } = await sendUntilReply(simulation, 'staff', random, sent);
      simulation.clientRecords.webhookTests.push({ isMade: reply?.status === 200, unheard });
      await sleep(random.between(TESTS_MS.least, TESTS_MS.most));
    }
  };
  await Promise.all([report(), test()]);
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
 * No tablet reports, so the guard pauses the shop. All servers are killed when the owner's webhook has
 * received the message, before it has answered. Then all tablets report at once.
 * @returns what did not happen.
 */
export async function runEvening(evening: Evening): Promise<string[]> {
  const { simulation, servers, admin, owner, faults, random } = evening;
  const { token } = admin;
  const missing: string[] = [];
  owner.onFirst.set('shop-paused', () => killAll(servers, faults));
  const expectMessage = async (type: string) => {
    const isTold = async () =>
      owner.deliveries.some((each) => each.type === type && each.isAnswered);
    if (!(await happens(isTold, TOLD_WITHIN_MS))) missing.push(`the message ${type}`);
  };
  const ask = (sent: Sent) => askAgain(simulation, random, atCafe({ ...sent, token }));
  const readState = async (): Promise<ShopStateNow | undefined> =>
    (await ask({ method: 'GET', path: STATE }))?.body;

  await expectMessage('shop-paused');
  if ((await readState())?.pausedBy !== 'guard') missing.push('the pause');
  const beats = Array.from({ length: TABLETS }, (_, each) =>
    ask({ method: 'POST', path: BEATS, body: beatOf(each) }),
  );
  await Promise.all(beats);
  if ((await readState())?.mode !== 'open') missing.push('the end of the pause');
  await expectMessage('board-back');
  return missing;
}

const atCafe = (sent: Sent): Sent => ({ ...sent, headers: { 'X-Forwarded-For': CAFE_IP } });

/** Sends until there is a definite response, also after the run. */
async function askAgain(
  simulation: Simulation,
  random: Random,
  sent: Sent,
): Promise<Reply | undefined> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const reply = await sendOnce(simulation, 'staff', sent);
    if (reply && !isRetryRequest(reply)) return reply;
    await pause(random);
  }
  return undefined;
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
