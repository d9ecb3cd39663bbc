import { expect, it, test } from 'vitest';
import { type AttackRecords, checkAttack } from './check-attack';
import { acknowledgedIds, newAttempt } from './client-records';
import type { TimedRequest } from './simulation';
import { DECOY_PHONE } from './troublemaker/disk-tricks';
import type { HostileOrder } from './troublemaker/trick';
import type { Sample } from './watch-server';

const ordered = (changes: Partial<TimedRequest> = {}): TimedRequest => ({
  ...{ by: 'guest', call: 'POST /api/orders', status: 201, code: undefined },
  ...{ ms: 20, startedAt: 10_000 },
  ...changes,
});
const many = <Item>(count: number, make: (each: number) => Item): Item[] =>
  Array.from({ length: count }, (_, each) => make(each));

/** A hostile order of ten units that was accepted. */
function held(from: string): HostileOrder {
  const lines = [{ productId: 'tea', quantity: 10, customizations: [] }];
  const attempt = newAttempt({ key: from, lines, totalPaise: 1 });
  attempt.answers.push({ orderId: from + Math.random(), totalPaise: 1 });
  return { from, attempt };
}

const sample = (atS: number, heapMb = 60): Sample => ({
  ...{ atS, residentMb: 250, heapMb, loopDelayMs: 20, longestLoopDelayMs: 90 },
  ...{ ranMs: atS * 500, waitedMs: 0, diskMb: 20 },
});

/** A shop that withstood its attack. */
const sound: AttackRecords = {
  beganAt: 5000,
  requests: [
    ...many(200, () => ordered()),
    ordered({ ms: 9000, startedAt: 1000 }),
    ordered({ by: 'customer', status: 429, code: 'too_many_unpaid_orders' }),
    ordered({ by: 'staff', call: 'PUT /api/inventory/1', status: 409, code: 'conflict' }),
  ],
  counts: new Map([['an unsigned access token', new Map([[401, 9]])]]),
  orders: [...many(10, () => held('198.51.100.1')), held('198.51.100.2')],
  tapped: new Set(),
  bytes: new Map([
    ['logs of one', 1_000_000],
    ['logs from 198.51.100.1', 9_000_000],
    ['events from 198.51.100.1', 5_000_000],
  ]),
  failedSignIns: [],
  lines: ['a line'],
  samples: many(120, (each) => sample(each * 5)),
  measured: [{ what: 'metres of paper', value: 1, most: 1 }],
};

const found = (records: AttackRecords) =>
  Object.entries(checkAttack(records))
    .filter(([, all]) => all.length > 0)
    .map(([name]) => name);

test('what a stranger ordered and a cook accepted is not held against the shop', () => {
  const orders = many(11, () => held('198.51.100.1'));
  const [first] = orders.flatMap(({ attempt }) => acknowledgedIds(attempt));
  expect(found({ ...sound, orders })).toEqual(['stock held by strangers']);
  expect(found({ ...sound, orders, tapped: new Set([first ?? '']) })).toEqual([]);
});

test('a shop that withstood an attack has no findings', () => {
  expect(found(sound)).toEqual([]);
});

const requested = (changes: Partial<TimedRequest>, count = 1): Partial<AttackRecords> => ({
  requests: [...sound.requests, ...many(count, () => ordered(changes))],
});
const measured = (value: number): Partial<AttackRecords> => ({
  measured: [{ what: 'metres of paper', value, most: 1 }],
});

/** By the finding that must name them: what an attack did. */
const BREACHES: Record<string, Record<string, Partial<AttackRecords>>> = {
  'slow orders': { 'orders that wait': requested({ ms: 1001 }, 3) },
  'refused staff': {
    'a limit that meets the staff': requested({ by: 'staff', status: 429 }),
    'a call of the staff without a response': requested({ by: 'staff', status: undefined }),
  },
  'refused customers': {
    'a guest whose number was used up': requested({ status: 429, code: 'too_many_unpaid_orders' }),
    'a busy shop': requested({ by: 'customer', status: 503 }),
    'a customer who cannot sign in': { failedSignIns: ['429'] },
  },
  'successful tricks': {
    'a trick that works': { counts: new Map([['an unsigned access token', new Map([[200, 1]])]]) },
  },
  'stock held by strangers': {
    'a network that holds too much': { orders: [...sound.orders, held('198.51.100.1')] },
    'an IPv6 network that holds too much': {
      orders: many(11, (each) => held(`2001:db8:1:${each}::1`)),
    },
  },
  'filled disk': {
    'too many log entries': { bytes: new Map([['logs of one', 1_200_000]]) },
    'too many events': { bytes: new Map([['events from one', 6_000_000]]) },
  },
  'unmasked or long lines': {
    'a phone number in the log': { lines: [`GET /%zz+${DECOY_PHONE}AAAA`] },
    'a long line': { lines: ['A'.repeat(45_000)] },
  },
  'growing memory': {
    'memory that grows': { samples: many(120, (each) => sample(each * 5, 60 + each / 2)) },
  },
  'effects of lone attacks': {
    'a lone attack with a large effect': measured(1.01),
    'a lone attack whose effect nobody knows': measured(Number.NaN),
  },
};

const breaches = Object.entries(BREACHES).flatMap(([finding, all]) =>
  Object.entries(all).map(([what, changes]) => ({ what, finding, changes })),
);

it.each(breaches)('finds $what', ({ finding, changes }) => {
  expect(found({ ...sound, ...changes })).toContain(finding);
});
