import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../random';
import type { Account } from './accounts';
import { CAFE_IP, type Simulation, sendUntilReply } from './simulation';

const OPEN_MS = { least: 3000, most: 8000 };
const PAUSED_MS = { least: 300, most: 1500 };

/** Somebody pauses the shop and opens it again, until the run is over. */
export async function runDoor(
  simulation: Simulation,
  { token }: Account,
  random: Random,
): Promise<void> {
  const change = (body: object) =>
    sendUntilReply(simulation, 'staff', random, {
      method: 'PUT',
      path: '/api/settings/state',
      token,
      body,
      headers: { 'X-Forwarded-For': CAFE_IP },
    });
  while (!simulation.isOver()) {
    await sleep(random.between(OPEN_MS.least, OPEN_MS.most));
    await change({ to: 'busy', minutes: 10, for: 60 });
    const { reply } = await change({ to: 'paused', for: 15 });
    const from = Date.now();
    await sleep(random.between(PAUSED_MS.least, PAUSED_MS.most));
    const to = Date.now();
    await change({ to: 'open' });
    if (reply?.status === 200) simulation.clientRecords.pauses.push({ from, to });
  }
}
