import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientRecords } from './client-records';
import type { Random } from './random';
import { isRetryRequest, type Reply, type Sent, send } from './send';

/** What all actors share: the shop's address, the time left, and the record of what they were told. */
export interface Simulation {
  /** The address of the proxy in front of the servers. */
  url: string;
  clientRecords: ClientRecords;
  /** The number of responses by status and code, retries included. */
  answers: Map<string, number>;
  /** The number of requests without a response. */
  unheard: number;
  /** Whether to begin nothing new; unfinished work is still completed. */
  isOver: () => boolean;
  /** Whether unfinished work must stop, too. */
  isLate: () => boolean;
}

const WAIT_MS = { least: 50, most: 500 };

/** Sends a request once and counts its outcome. */
export async function sendOnce(simulation: Simulation, sent: Sent): Promise<Reply | undefined> {
  const reply = await send(simulation.url, sent);
  if (reply) {
    const code = typeof reply.body?.code === 'string' ? ` ${reply.body.code}` : '';
    const name = `${reply.status}${code}`;
    simulation.answers.set(name, (simulation.answers.get(name) ?? 0) + 1);
  } else {
    simulation.unheard += 1;
  }
  return reply;
}

/** Sends until there is a definite response; undefined when time ran out. */
export async function sendUntilReply(
  simulation: Simulation,
  random: Random,
  sent: Sent,
): Promise<{ reply: Reply | undefined; unheard: number }> {
  let unheard = 0;
  while (!simulation.isLate()) {
    const reply = await sendOnce(simulation, sent);
    if (reply && !isRetryRequest(reply)) return { reply, unheard };
    if (!reply) unheard += 1;
    await pause(random);
  }
  return { reply: undefined, unheard };
}

/** Waits a moment before the next attempt. */
export async function pause(random: Random): Promise<void> {
  await sleep(random.between(WAIT_MS.least, WAIT_MS.most));
}
