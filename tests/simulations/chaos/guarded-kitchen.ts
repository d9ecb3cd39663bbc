import { setTimeout as sleep } from 'node:timers/promises';
import type { ShopStateNow } from '../../../shared/contract/shop/shop-state-contract';
import type { ShopServer } from '../../support/platform/shop-server';
import type { Random } from '../random';
import { type Account, asStaff, CAFE_IP } from './accounts';
import { type Faults, killAll } from './faults';
import { OWNER_WEBHOOK, type Owner } from './owner';
import { type Simulation, sendOnce, sendUntilReply, staffAsk, untilOver } from './simulation';

/** The guard looks every ten seconds, and pauses the shop after a minute of silence. */
const LOOKS_WITHIN_MS = 15_000;
/** A message whose server was killed is due again after half a minute. */
const TOLD_WITHIN_MS = 180_000;
const CHECK_MS = 500;
const ANSWERED_WITHIN_MS = 60_000;
const TABLETS = 3;
const BEATS_MS = 2000;
/** The tablets are silent for the last part of the day, so that the guard acts soon after it. */
const SILENT_S = 50;
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
  seconds: number,
  random: Random,
): Promise<void> {
  const silentAt = performance.now() + Math.max(0, seconds - SILENT_S) * 1000;
  const reports = { isOver: () => performance.now() > silentAt };
  const ask = staffAsk(simulation, admin, random);
  await Promise.all([
    untilOver(
      reports,
      () => BEATS_MS,
      () => {
        const beat = { method: 'POST', path: BEATS, body: beatOf(random.below(TABLETS)) };
        return sendOnce(simulation, 'staff', { ...beat, token: admin.token, from: CAFE_IP });
      },
    ),
    untilOver(
      simulation,
      () => random.between(...TESTS_MS),
      async () => {
        const { reply, unheard } = await ask('POST', '/api/admin/guard/test', {});
        simulation.clientRecords.webhookTests.push({ isMade: reply?.status === 200, unheard });
      },
    ),
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
 * No tablet reports, so the guard pauses the shop. All servers are killed when the owner's webhook has
 * received the message, before it has answered. Then all tablets report at once.
 * @returns what did not happen.
 */
export async function runEvening(evening: Evening): Promise<string[]> {
  const { simulation, servers, admin, owner, faults, random } = evening;
  const missing: string[] = [];
  owner.onFirst.set('shop-paused', () => killAll(servers, faults));
  const expectMessage = async (type: string) => {
    const isTold = async () =>
      owner.deliveries.some((each) => each.type === type && each.isAnswered);
    if (!(await happens(isTold, TOLD_WITHIN_MS))) missing.push(`the message ${type}`);
  };
  /** The run is over, so a request has a time limit of its own. */
  const ask = (method: string, path: string, body?: object) => {
    const deadline = performance.now() + ANSWERED_WITHIN_MS;
    const sent = { method, path, body, token: admin.token, from: CAFE_IP };
    const isLate = () => performance.now() > deadline;
    return sendUntilReply(simulation, 'staff', random, sent, isLate);
  };
  const readState = async (): Promise<ShopStateNow | undefined> =>
    (await ask('GET', STATE)).reply?.body;

  await expectMessage('shop-paused');
  if ((await readState())?.pausedBy !== 'guard') missing.push('the pause');
  const tablets = Array.from({ length: TABLETS }, (_, each) => each);
  await Promise.all(tablets.map((each) => ask('POST', BEATS, beatOf(each))));
  if ((await readState())?.mode !== 'open') missing.push('the end of the pause');
  await expectMessage('board-back');
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
