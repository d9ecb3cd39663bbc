import { afterEach, expect, test } from 'vitest';
import type { Report } from '../../../../shared/contract/money/reports-contract';
import { overwriteGetLocale } from '../../../../shared/messages/compiled/runtime';
import { moneySheet, reportSheets } from './report-sheets';
import { cellText, inFiles } from './sheet';
import { writeCsv } from './write-files';

const TAKEN = { taken: 1250.5, refunded: 50, left: 1200.5 };

const MOMO = { name: 'Momo', localName: 'मःम' };
const REPORT: Report = {
  from: '2026-03-01',
  to: '2026-03-01',
  money: { ...TAKEN, methods: [{ method: 'cash', ...TAKEN }] },
  days: [{ date: '2026-03-01', orders: 12, sold: 1234.05, cancelled: 3, ...TAKEN }],
  channels: [],
  states: [
    { status: 'placed', paymentStatus: 'pending', orders: 1, total: 1 },
    { status: 'preparing', paymentStatus: 'paid', orders: 2, total: 2 },
    { status: 'on-the-way', paymentStatus: 'failed', orders: 3, total: 3 },
    { status: 'delivered', paymentStatus: 'refunded', orders: 4, total: 1234.5 },
    { status: 'cancelled', paymentStatus: 'paid', orders: 5, total: 5 },
  ],
  sold: {
    orders: 12,
    dishes: 1200,
    packaging: 20.05,
    delivery: 24,
    adjustments: -10,
    total: 1234.05,
  },
  dishes: [
    {
      id: 'p1',
      ...MOMO,
      category: 'Snacks',
      localCategory: 'खाजा',
      orders: 7,
      units: 9,
      sold: 900,
    },
  ],
  categories: [{ id: 'c1', name: 'Snacks', localName: 'खाजा', units: 9, sold: 900 }],
  waste: [
    {
      id: 'p1',
      ...MOMO,
      thrown: 3,
      remade: 1,
      value: 400,
      reasons: [
        { reason: 'expired', units: 3 },
        { reason: 'cold', units: 1 },
      ],
    },
  ],
  taxes: [{ rate: 5, amount: 105, taxable: 100, cgst: 2.5, sgst: 2.49, roundOff: 0.01 }],
  hours: [{ hour: 13, orders: 12 }],
  customers: { fresh: 4, returning: 5, forgotten: 1 },
};

/** The texts of each sheet's cells, as the page shows them. */
const shown = new Map(
  reportSheets(REPORT).map(({ name, columns, rows }) => [
    inFiles(name),
    rows.map((row) => row.map((cell, at) => cellText(cell, columns[at]?.kind ?? 'text'))),
  ]),
);

test.each([
  [
    'Money',
    [
      ['Cash', '₹1,250.50', '₹50.00', '₹1,200.50'],
      ['Total', '₹1,250.50', '₹50.00', '₹1,200.50'],
    ],
  ],
  ['Days', [['2026-03-01', '12', '₹1,234.05', '3', '₹1,250.50', '₹50.00', '₹1,200.50']]],
  [
    'Sold',
    [
      ['Dishes', '₹1,200.00'],
      ['Packaging', '₹20.05'],
      ['Delivery', '₹24.00'],
      ['Discounts and surcharges', '-₹10.00'],
      ['Total', '₹1,234.05'],
    ],
  ],
  ['Dishes', [['मःम', 'खाजा', '7', '9', '₹900.00']]],
  ['Categories', [['खाजा', '9', '₹900.00']]],
  ['Thrown away and made again', [['मःम', '3', '1', '₹400.00', 'Past its time 3, Cold 1']]],
  ['Tax on bills', [['5%', '₹100.00', '₹2.50', '₹2.49', '₹0.01', '₹105.00']]],
  [
    'Orders by status',
    [
      ['Order Placed', 'Payment Pending', '1', '₹1.00'],
      ['Preparing', 'Paid', '2', '₹2.00'],
      ['On The Way', 'Payment Failed', '3', '₹3.00'],
      ['Delivered', 'Refunded', '4', '₹1,234.50'],
      ['Cancelled', 'Paid', '5', '₹5.00'],
    ],
  ],
  [
    'Customers',
    [
      ['New customers', '4'],
      ['Returning customers', '5'],
      ['Orders without a phone number', '1'],
    ],
  ],
])('the sheet %s shows each sum of the report', (name, rows) => {
  expect(shown.get(name)).toEqual(rows);
});

afterEach(() => overwriteGetLocale(() => 'en'));

test('a page shows its language, and its file stays English', async () => {
  const english = await writeCsv(reportSheets(REPORT)).text();
  overwriteGetLocale(() => 'ne');
  const { columns, rows } = moneySheet(REPORT);
  expect(columns.map(({ header }) => cellText(header, 'text'))).toContain('तरिका');
  expect(rows.map(([method = null]) => cellText(method, 'text'))).toEqual(['नगद', 'जम्मा']);
  expect(await writeCsv(reportSheets(REPORT)).text()).toBe(english);
  expect(english).toContain('Cash,1250.50,50.00,1200.50');
  expect(english).toContain('Momo,Snacks,7,9,900.00');
});
