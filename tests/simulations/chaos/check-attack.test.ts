import { expect, it, test } from 'vitest';
import { type AttackRecords, checkAttack } from './check-attack';
import { acknowledgedIds } from './client-records';
import type { TimedRequest } from './simulation';
import { DECOY_PHONE } from './troublemaker/disk-tricks';
import type { HostileOrder } from './troublemaker/trick';
import type { Sample } from './watch-server';

const ordered = (changes: Partial<TimedRequest> = {}): TimedRequest => ({
  by: 'guest',
  call: 'POST /api/orders',
  status: 201,
  code: undefined,
  ms: 20,
  startedAt: 10_000,
  ...changes,
});
const many = (count: number, request: TimedRequest) => Array.from({ length: count }, () => request);

/** A hostile order of ten units that was accepted. */
const held = (from: string): HostileOrder => ({
  from,
  attempt: {
    key: from,
    lines: [{ productId: 'tea', quantity: 10, customizations: [] }],
    totalPaise: 1,
    answers: [{ orderId: from + Math.random(), totalPaise: 1 }],
    unheard: 0,
    givenUp: false,
  },
});

const sample = (atS: number, changes: Partial<Sample> = {}): Sample => ({
  atS,
  residentMb: 250,
  heapMb: 60,
  loopDelayMs: 20,
  longestLoopDelayMs: 90,
  ranS: atS / 2,
  waitedS: 0,
  diskMb: 20,
  ...changes,
});
const tenMinutes = Array.from({ length: 120 }, (_, each) => sample(each * 5));

/** A shop that withstood its attack. */
function sound(): AttackRecords {
  return {
    beganAt: 5000,
    requests: [
      ...many(200, ordered()),
      ordered({ ms: 9000, startedAt: 1000 }),
      ordered({ by: 'customer', status: 429, code: 'too_many_unpaid_orders' }),
      ordered({ by: 'staff', call: 'PUT /api/inventory/1', status: 409, code: 'conflict' }),
    ],
    counts: new Map([['an unsigned access token', new Map([[401, 9]])]]),
    orders: [...Array.from({ length: 10 }, () => held('198.51.100.1')), held('198.51.100.2')],
    tapped: new Set(),
    bytes: new Map([
      ['logs of one', 1_000_000],
      ['logs from 198.51.100.1', 9_000_000],
      ['events from 198.51.100.1', 5_000_000],
    ]),
    failedSignIns: [],
    lines: ['a line'],
    samples: tenMinutes,
    measured: [{ what: 'metres of paper', value: 1, most: 1 }],
  };
}

const found = (records: AttackRecords) =>
  Object.entries(checkAttack(records))
    .filter(([, all]) => all.length > 0)
    .map(([name]) => name);

test('what a stranger ordered and a cook accepted is not held against the shop', () => {
  const orders = Array.from({ length: 11 }, () => held('198.51.100.1'));
  const [first] = orders.flatMap(({ attempt }) => acknowledgedIds(attempt));
  expect(found({ ...sound(), orders })).toEqual(['stock held by strangers']);
  expect(found({ ...sound(), orders, tapped: new Set([first ?? '']) })).toEqual([]);
});

test('a shop that withstood an attack has no findings', () => {
  expect(found(sound())).toEqual([]);
});

const { requests, orders } = sound();

it.each<[what: string, finding: string, changes: Partial<AttackRecords>]>([
  [
    'orders that wait',
    'slow orders',
    { requests: [...requests, ...many(3, ordered({ ms: 1001 }))] },
  ],
  [
    'a limit that meets the staff',
    'refused staff',
    { requests: [...requests, ordered({ by: 'staff', status: 429 })] },
  ],
  [
    'a call of the staff without a response',
    'refused staff',
    { requests: [...requests, ordered({ by: 'staff', status: undefined })] },
  ],
  [
    'a guest whose number was used up',
    'refused customers',
    { requests: [...requests, ordered({ status: 429, code: 'too_many_unpaid_orders' })] },
  ],
  [
    'a busy shop',
    'refused customers',
    { requests: [...requests, ordered({ by: 'customer', status: 503 })] },
  ],
  ['a customer who cannot sign in', 'refused customers', { failedSignIns: ['429'] }],
  [
    'a trick that works',
    'successful tricks',
    { counts: new Map([['an unsigned access token', new Map([[200, 1]])]]) },
  ],
  [
    'a network that holds too much',
    'stock held by strangers',
    { orders: [...orders, held('198.51.100.1')] },
  ],
  [
    'an IPv6 network that holds too much',
    'stock held by strangers',
    { orders: Array.from({ length: 11 }, (_, each) => held(`2001:db8:1:${each}::1`)) },
  ],
  ['too many log entries', 'filled disk', { bytes: new Map([['logs of one', 1_200_000]]) }],
  ['too many events', 'filled disk', { bytes: new Map([['events from one', 6_000_000]]) }],
  [
    'a phone number in the log',
    'unmasked or long lines',
    { lines: [`GET /%zz+${DECOY_PHONE}AAAA`] },
  ],
  ['a long line', 'unmasked or long lines', { lines: ['A'.repeat(45_000)] }],
  [
    'memory that grows',
    'growing memory',
    { samples: tenMinutes.map((each) => ({ ...each, heapMb: 60 + each.atS / 10 })) },
  ],
  [
    'a lone attack with a large effect',
    'effects of lone attacks',
    { measured: [{ what: 'metres of paper', value: 1.01, most: 1 }] },
  ],
  [
    'a lone attack whose effect nobody knows',
    'effects of lone attacks',
    { measured: [{ what: 'metres of paper', value: Number.NaN, most: 1 }] },
  ],
])('finds %s', (_what, finding, changes) => {
  expect(found({ ...sound(), ...changes })).toContain(finding);
});
