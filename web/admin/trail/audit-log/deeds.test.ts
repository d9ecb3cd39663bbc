import { afterEach, expect, test } from 'vitest';
import type { AuditEntry } from '../../../../shared/contract/platform/audit-contract';
import { overwriteGetLocale } from '../../../../shared/messages/compiled/runtime';
import { changeSentences } from './change-sentences';

type Told = Pick<AuditEntry, 'area' | 'from' | 'to'> & { name: string; reason?: string };

function sentencesOf({ name, reason, ...told }: Told): string[] {
  const [at, by] = ['2026-11-27T06:30:00.000Z', { id: 'a1', name: 'Asha' }];
  const subject = { id: 's1', name };
  return changeSentences({ id: 'e1', at, by, subject, reason: reason ?? null, ...told }, {});
}

const DAY = { area: 'reports', name: '2026-11-27' } as const;

afterEach(() => overwriteGetLocale(() => 'en'));

test.each([
  ['drawerFloat', 500, '', 'The cash drawer of 27 Nov 2026 began with ₹500.00'],
  ['drawerIn', 200, 'Change', '₹200.00 was put into the cash drawer on 27 Nov 2026: Change'],
  ['drawerOut', 80.5, 'Milk', '₹80.50 was taken out of the cash drawer on 27 Nov 2026: Milk'],
  [
    'drawerRider',
    { rider: 'Pema', received: 480, owed: 500 },
    'Wrong change',
    'Pema brought ₹480.00 of ₹500.00 on 27 Nov 2026: Wrong change',
  ],
  ['reopened', true, 'Rent forgotten', 'The day 27 Nov 2026 was reopened: Rent forgotten'],
])('a day’s entry of %s is a sentence with its reason', (field, value, reason, sentence) => {
  const told = { ...DAY, from: { [field]: null }, to: { [field]: value } };
  expect(sentencesOf({ ...told, reason })).toEqual([sentence]);
});

test('a printer and a ticket have their own words', () => {
  const printer = { printer: 'Bar', printerKind: 'star' };
  const settings = { area: 'settings', name: 'Bar' } as const;
  expect(sentencesOf({ ...settings, from: printer, to: null })).toEqual([
    'Printer Bar was removed',
  ]);
  const ticket = { from: { ticket: 'waits for Bar' }, to: { ticket: 'given up' } };
  expect(sentencesOf({ area: 'orders', name: 'AB12', ...ticket })).toEqual([
    'Ticket of AB12: waits for Bar → given up',
  ]);
});

test.each([
  ['sold anyway', 'It had run out: a manager sold it anyway'],
  ['handed over', 'It had run out: it was handed over without a network'],
])('what was sold although it had run out says who allowed it: %s', (reason, sentence) => {
  const order = { area: 'orders', name: 'AB12', from: null, to: { channel: 'counter' } } as const;
  expect(sentencesOf({ ...order, reason })).toEqual(['Order AB12 was added', sentence]);
  const [from, to] = [{ currentStock: 0 }, { currentStock: 2 }];
  const stock = { area: 'inventory', name: 'Pie', from, to } as const;
  expect(sentencesOf({ ...stock, reason })).toEqual(['Stock of Pie: 0 → 2', sentence]);
});

test.each(['sold anyway', 'constructor', 'toString'])(
  'a reason that a person typed is no word of the shop: %s',
  (reason) => {
    const told = { ...DAY, from: { drawerIn: null }, to: { drawerIn: 200 }, reason };
    const sentence = `₹200.00 was put into the cash drawer on 27 Nov 2026: ${reason}`;
    expect(sentencesOf(told)).toEqual([sentence]);
  },
);

test('the sentences are in the language of the page', () => {
  overwriteGetLocale(() => 'hi');
  const told = { area: 'products', name: 'Tea', from: { price: 40 }, to: { price: 45.5 } } as const;
  expect(sentencesOf(told)).toEqual(['Tea, दाम: ₹40.00 → ₹45.50']);
});
