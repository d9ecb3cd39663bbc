import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../random';
import { type ClientRecords, noKitchenRecords } from './client-records';
import type { PreparedShop } from './prepare-shop';
import { isRetryRequest, type Reply, type Sent, send } from './send';

/** What all actors share: the shop's address, the time left, and the record of what they were told. */
export interface Simulation {
  /** The address of the proxy in front of the servers. */
  url: string;
  clientRecords: ClientRecords;
  /** Every request of customers and staff, retries included. */
  requests: TimedRequest[];
  /** Whether to begin nothing new; unfinished work is still completed. */
  isOver: () => boolean;
  /** Whether unfinished work must stop, too. */
  isLate: () => boolean;
}

/** A request and what came of it. */
export interface TimedRequest {
  by: Actor;
  /** Method and path. */
  call: string;
  /** Undefined without a complete response. */
  status: number | undefined;
  /** The code of a refusal. */
  code: string | undefined;
  ms: number;
  /** When it was sent, in ms since the process began. */
  startedAt: number;
}

export type Actor = 'guest' | 'customer' | 'staff';

/** The cafe's own network: the staff's, and that of every guest at a table. */
export const CAFE_IP = '203.0.113.7';

const WAIT_MS = { least: 50, most: 500 };
/** How long unfinished requests may take once all servers run again. */
const GRACE_MS = 60_000;

/** Begins a simulation of this length. @param url the address of the proxy. */
export function beginSimulation(
  url: string,
  { initialStock, feeRule }: Pick<PreparedShop, 'initialStock' | 'feeRule'>,
  seconds: number,
): Simulation {
  const end = performance.now() + seconds * 1000;
  return {
    url,
    clientRecords: {
      initialStock,
      feeRule,
      attempts: [],
      receipts: [],
      seen: [],
      taps: [],
      adjustments: [],
      staffRequests: [],
      followed: [],
      ...noKitchenRecords(),
    },
    requests: [],
    isOver: () => performance.now() > end,
    isLate: () => performance.now() > end + GRACE_MS,
  };
}

/** Sends a request once and records its outcome. */
export async function sendOnce(
  { url, requests }: Simulation,
  by: Actor,
  sent: Sent,
): Promise<Reply | undefined> {
  const startedAt = performance.now();
  const reply = await send(url, sent);
  const ms = performance.now() - startedAt;
  const code = typeof reply?.body?.code === 'string' ? reply.body.code : undefined;
  requests.push({
    by,
    call: `${sent.method} ${sent.path}`,
    status: reply?.status,
    code,
    ms,
    startedAt,
  });
  return reply;
}

/** Sends until there is a definite response; undefined when time ran out. */
export async function sendUntilReply(
  simulation: Simulation,
  by: Actor,
  random: Random,
  sent: Sent,
): Promise<{ reply: Reply | undefined; unheard: number }> {
  let unheard = 0;
  while (!simulation.isLate()) {
    const reply = await sendOnce(simulation, by, sent);
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
