import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import type { Random } from '../random';
import { type Account, CAFE_IP } from './accounts';
import { type ClientRecords, noRecords, type Outcome } from './client-records';
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
  /** Tells that no server is ended any more. */
  settle: () => void;
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

/** What staff have at hand. */
export interface Work {
  simulation: Simulation;
  admin: Account;
  products: readonly Product[];
  longestPauseMs: number;
  /** A sequence over all that staff do. */
  nextNumber: () => number;
}

const WAIT_MS = [50, 500] as const;
/** How long unfinished requests may take once all servers run again. */
const GRACE_MS = 60_000;

/** Begins a simulation of this length. @param url the address of the proxy. */
export function beginSimulation(url: string, shop: PreparedShop, seconds: number): Simulation {
  const end = performance.now() + seconds * 1000;
  let lateAt = Number.POSITIVE_INFINITY;
  return {
    url,
    clientRecords: noRecords(shop),
    requests: [],
    isOver: () => performance.now() > end,
    settle: () => {
      lateAt = Math.max(end, performance.now()) + GRACE_MS;
    },
    isLate: () => performance.now() > lateAt,
  };
}

/** Does something until the run is over, with pauses of so many ms. */
export async function untilOver(
  { isOver }: Pick<Simulation, 'isOver'>,
  pauseMs: number | (() => number),
  act: () => Promise<unknown>,
): Promise<void> {
  while (!isOver()) {
    await act();
    await sleep(typeof pauseMs === 'number' ? pauseMs : pauseMs());
  }
}

/** Pauses between two lengths, or up to one. */
export const pauses =
  (random: Random, [least, most]: readonly [number, number]) =>
  () =>
    random.between(least, most);

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
  const call = `${sent.method} ${sent.path}`;
  requests.push({ by, call, status: reply?.status, code, ms, startedAt });
  return reply;
}

/** A definite response, and how many responses were lost before it. */
export interface Heard {
  /** Undefined when time ran out. */
  reply: Reply | undefined;
  unheard: number;
}

/** Sends until there is a definite response or time runs out. */
export async function sendUntilReply(
  simulation: Simulation,
  by: Actor,
  random: Random,
  sent: Sent,
  isLate = simulation.isLate,
): Promise<Heard> {
  let unheard = 0;
  while (!isLate()) {
    const reply = await sendOnce(simulation, by, sent);
    if (reply && !isRetryRequest(reply)) return { reply, unheard };
    if (!reply) unheard += 1;
    await pause(random);
  }
  return { reply: undefined, unheard };
}

/** What staff send from the cafe until there is a definite response. */
export function staffAsk(simulation: Simulation, account: Account, random: Random) {
  return (method: string, path: string, body?: object, headers: Sent['headers'] = {}) => {
    const { token } = account;
    const sent = { method, path, token, from: CAFE_IP, headers, body };
    return sendUntilReply(simulation, 'staff', random, sent);
  };
}

export type StaffAsk = ReturnType<typeof staffAsk>;

/** After a lost reply, a refusal may come from the lost request itself. */
export function outcomeOf({ reply, unheard }: Heard): Outcome {
  if (reply?.status === 200) return 'acknowledged';
  return reply && unheard === 0 ? 'refused' : 'unknown';
}

/** Waits a moment before the next attempt. */
export async function pause(random: Random): Promise<void> {
  await sleep(random.between(...WAIT_MS));
}

/** A sequence that begins with 1. */
export function counter(): () => number {
  let count = 0;
  return () => {
    count += 1;
    return count;
  };
}
