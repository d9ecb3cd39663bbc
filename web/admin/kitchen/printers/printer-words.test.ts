import { expect, test } from 'vitest';
import type { Printer, PrintJob } from '../../../../shared/contract/kitchen/printing-contract';
import { failedOf, printerState, troubleOf, unprintedOf } from './printer-words';

const AT = '2026-04-15T06:30:00.000Z';
const job = (label: string, state: PrintJob['state'], orderId: string | null = 'A'): PrintJob => ({
  id: label,
  label,
  state,
  orderId,
  what: 'ticket',
  isCopy: false,
  attempts: 0,
  requestedBy: 'Asha',
  requestedAt: AT,
});
const printer = (problem: Printer['problem'], ...openJobs: PrintJob[]): Printer => ({
  id: 'p',
  version: 1,
  name: 'Kitchen',
  kind: 'star',
  paperDots: 576,
  printsNew: 'accepted',
  printsReceipts: false,
  station: null,
  problem,
  seenAt: AT,
  openJobs,
  unprinted: [],
});

test('a printer is in trouble when tickets wait for it and it cannot print', () => {
  expect(troubleOf(printer(null, job('#42', 'queued')))).toBeUndefined();
  expect(troubleOf(printer('paper-out'))).toBeUndefined();
  expect(troubleOf(printer('paper-out', job('Test ticket', 'queued', null)))).toBeUndefined();
  expect(troubleOf(printer('paper-out', job('#42', 'claimed'), job('#41', 'failed')))).toBe(
    'Out of paper: ticket #42 waits.',
  );
});

test('failed tickets are told apart from those that wait', () => {
  expect(failedOf(printer('paper-out', job('#42', 'queued')))).toBeUndefined();
  expect(failedOf(printer(null, job('#42', 'failed')))).toBe('Ticket #42 could not be printed.');
  expect(failedOf(printer(null, job('#42', 'failed'), job('#43', 'failed')))).toBe(
    '2 tickets could not be printed.',
  );
});

test('the state of a printer in words', () => {
  expect(printerState(printer(null))).toBe('Ready');
  expect(printerState(printer('cover-open'))).toBe('Cover open');
  expect(printerState({ ...printer('offline'), seenAt: null })).toBe('Not connected yet');
});

test('unpaid orders that are not printed yet are named, ten at most', () => {
  expect(unprintedOf(printer(null))).toBeUndefined();
  const withUnprinted = (count: number) => ({
    ...printer(null),
    unprinted: Array.from({ length: count }, (_, each) => `#${each}`),
  });
  expect(unprintedOf(withUnprinted(2))).toBe(
    'Not printed until they are accepted or paid: #0, #1.',
  );
  expect(unprintedOf(withUnprinted(10))).toContain('#8, #9 and more.');
});
