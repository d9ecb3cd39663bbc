import { expect, test } from 'vitest';
import type { AuditEntry } from '../../../../shared/contract/platform/audit-contract';
import { changeSentences } from './change-sentences';

/** The class “restaurant” no longer exists. */
const CLASSES = { aerated: 'Aerated drinks' };

const NINE = [{ opens: '09:00', closes: '19:40' }];
const SPLIT = [
  { opens: '08:00', closes: '11:00' },
  { opens: '17:00', closes: '24:00' },
];
const EID = { date: '2027-03-10', name: '', hours: [] };
const DIWALI = { date: '2027-10-29', name: 'Diwali', hours: [] };

test.each<[AuditEntry['area'], string, AuditEntry['from'], AuditEntry['to'], string[]]>([
  [
    'settings',
    'First day',
    { testPaymentTo: '', hoursConfirmed: false },
    { testPaymentTo: 'cafe@okbank', hoursConfirmed: true },
    ['Test payment arrived at: nothing → cafe@okbank', 'Hours confirmed: no → yes'],
  ],
  [
    'settings',
    'Taking orders',
    { pausedUntil: null },
    { pausedUntil: '2026-04-15T07:00:00.000Z' },
    ['Paused until: nothing → 15 Apr 2026, 12:30 pm'],
  ],
  [
    'settings',
    'Ralang',
    { areaPausedUntil: null },
    { areaPausedUntil: '2026-04-15T07:00:00.000Z' },
    ['No delivery to Ralang until 15 Apr 2026, 12:30 pm'],
  ],
  [
    'settings',
    'Ralang',
    { areaPausedUntil: '2026-04-15T07:00:00.000Z' },
    { areaPausedUntil: null },
    ['Delivers to Ralang again'],
  ],
  [
    'settings',
    'Taking orders',
    { openingMode: 'closed', reopensAs: 'hours', pausedBy: 'staff' },
    { openingMode: 'open', reopensAs: 'open', pausedBy: 'guard' },
    [
      'Taking orders: Closed → Open',
      'Mode after closing: By hours → Open',
      'Paused by: staff → the shop',
    ],
  ],
  [
    'settings',
    'Kitchen',
    { printerKind: 'tablet', paperDots: 576, printsNew: 'never' },
    { printerKind: 'star', paperDots: 384, printsNew: 'accepted' },
    [
      'Printer Kitchen, kind: Connected to a tablet → Star with CloudPRNT',
      'Printer Kitchen, paper: 80 mm (wide) → 58 mm (narrow)',
      'Printer Kitchen, prints new orders: Never, only when someone asks → When the kitchen accepts them',
    ],
  ],
  [
    'settings',
    'Bar',
    { printer: 'Kitchen', printerUrl: 'old' },
    { printer: 'Bar', printerUrl: 'new' },
    ['Printer Bar, name: Kitchen → Bar', 'Printer Bar, address: old → new'],
  ],
  [
    'settings',
    'Settings',
    { unpaidItemsOfGuest: 4, unpaidAmountOfNetwork: 500, reducedDeliveryFee: 10, gstin: '' },
    { unpaidItemsOfGuest: 6, unpaidAmountOfNetwork: 800, reducedDeliveryFee: 15, gstin: 'X' },
    [
      'Unpaid items per guest: 4 → 6',
      'Unpaid amount of all guests on one network: ₹500.00 → ₹800.00',
      'Reduced delivery fee: ₹10.00 → ₹15.00',
      'GSTIN: nothing → X',
    ],
  ],
  [
    'settings',
    'Kitchen',
    { pauseAfterMinutes: null, cancelAfterMinutes: 20 },
    { pauseAfterMinutes: 5, cancelAfterMinutes: 30 },
    [
      'Pause the shop without a tablet after (minutes): nothing → 5',
      'Cancel an order that nobody accepts after (minutes): 20 → 30',
    ],
  ],
  [
    'products',
    'Cola',
    { taxClassId: 'restaurant' },
    { taxClassId: 'aerated' },
    ['Tax class of Cola: restaurant → Aerated drinks'],
  ],
  [
    'settings',
    'Taxes and bills',
    { dishClassId: null, feesClassId: 'aerated', mode: 'unregistered' },
    { dishClassId: 'aerated', feesClassId: 'restaurant', mode: 'regular' },
    [
      'Tax class of dishes: nothing → Aerated drinks',
      'Tax class of fees and packaging: Aerated drinks → restaurant',
      'GST registration: Not registered → Regular',
    ],
  ],
  [
    'settings',
    'Review of order AB12',
    { isPublished: false },
    { isPublished: true },
    ['Review of order AB12 was shown on the website'],
  ],
  [
    'settings',
    'Review of order AB12',
    { isPublished: true },
    { isPublished: false },
    ['Review of order AB12 was taken off the website'],
  ],
  [
    'categories',
    'Teas',
    { isActive: false },
    { isActive: true },
    ['Status of Teas: Inactive → Active'],
  ],
  ['inventory', 'Waffle', { currentStock: 12 }, { currentStock: 8 }, ['Stock of Waffle: 12 → 8']],
  [
    'inventory',
    'Waffle',
    null,
    { startingStock: 9, currentStock: 9 },
    ['Stock of Waffle: started with 9'],
  ],
  [
    'orders',
    'AB12CD34E',
    { status: 'placed', paymentStatus: 'pending' },
    { status: 'on-the-way', paymentStatus: 'paid' },
    [
      'Status of AB12CD34E: Order Placed → On The Way',
      'Payment of AB12CD34E: Payment Pending → Completed',
    ],
  ],
  [
    'products',
    'Tea',
    { price: 40, isAvailable: true, customizationOptions: {} },
    { price: 45.5, isAvailable: false, customizationOptions: { a: 1 } },
    [
      'Price of Tea: ₹40.00 → ₹45.50',
      'Status of Tea: Active → Inactive',
      'Options of Tea were changed',
    ],
  ],
  ['categories', 'Teas', null, { name: 'Teas' }, ['Category Teas was added']],
  ['categories', 'Teas', { name: 'Teas' }, null, ['Category Teas was deleted']],
  [
    'users',
    'Dorji',
    { passwordChanged: null },
    { passwordChanged: true },
    ['Password of Dorji was changed'],
  ],
  ['users', 'Dorji', { pinChanged: null }, { pinChanged: true }, ['PIN of Dorji was changed']],
  [
    'users',
    'Counter',
    { deviceEnrolled: false },
    { deviceEnrolled: true },
    ['Device Counter was enrolled'],
  ],
  [
    'users',
    'Counter',
    { deviceEnrolled: true },
    { deviceEnrolled: false },
    ['Device Counter was revoked'],
  ],
  [
    'settings',
    'Content',
    { heroHeading: '', storyText: '', team: [], heroPicture: null, logoPicture: 'demo-logo' },
    {
      heroHeading: 'Momos',
      storyText: 'a'.repeat(500),
      team: [{ name: 'Pema' }],
      heroPicture: '0123456789abcdef0123456789abcdef',
      logoPicture: null,
    },
    [
      'Main heading: nothing → Momos',
      'Story was changed',
      'Team members were changed',
      'Large picture was changed',
      'Logo was removed',
    ],
  ],
  [
    'settings',
    'Settings',
    { opensAt: '10:00', weeklyHours: null, holidays: [] },
    {
      opensAt: '08:00',
      weeklyHours: [NINE, NINE, NINE, [], [], SPLIT, []],
      holidays: [{ date: '2027-01-26', name: 'Republic Day', hours: [] }],
    },
    [
      'Ordering hours: the same every day → Mon–Wed 9:00 am–7:40 pm, Thu–Fri closed, Sat 8:00 am–11:00 am and 5:00 pm–12:00 am, Sun closed',
      'Special day 26 Jan 2027 (Republic Day, closed) was added',
    ],
  ],
  [
    'settings',
    'Settings',
    { opensAt: '10:00', weeklyHours: Array(7).fill(NINE), holidays: [EID, DIWALI] },
    { opensAt: '11:00', weeklyHours: null, holidays: [{ ...EID, hours: NINE }] },
    [
      'Opens at: 10:00 → 11:00',
      'Ordering hours: Mon–Sun 9:00 am–7:40 pm → the same every day',
      'Special day 10 Mar 2027 (closed) → 10 Mar 2027 (9:00 am–7:40 pm)',
      'Special day 29 Oct 2027 (Diwali, closed) was removed',
    ],
  ],
])('says what was done, for a person: %s %s (case %#)', (area, name, from, to, sentences) => {
  const [id, at, by] = ['e1', '2026-04-15T06:30:00.000Z', { id: 'a1', name: 'Asha' }];
  const subject = { id: name.replace('Review of order ', ''), name };
  const done = { id, at, by, area, subject, from, to, reason: null };
  expect(changeSentences(done, CLASSES)).toEqual(sentences);
});
