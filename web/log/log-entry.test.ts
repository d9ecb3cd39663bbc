import fc from 'fast-check';
import { expect, test } from 'vitest';
import { logEntryInput } from '../../shared/contract/platform/logs-contract';
import type { Noted } from '../device/noted';
import { logEntryOf } from './log-entry';
import { MOST_IN_CALL } from './logger';

const BODY_LIMIT_BYTES = 64 * 1024;

const noted = (said: unknown): Noted => ({
  level: 'error',
  category: 'uncaught',
  said,
  at: '2026-04-15T06:30:00.000Z',
  path: '/menu',
});

test('an error’s name, message and stack are logged, masked', () => {
  const error = new TypeError('no order for +91 98765 43210');
  error.stack = 'at menu.js:1:20 token=abc';
  expect(logEntryOf(noted(['It broke:', error, { code: '123456' }]), 'a phone')).toEqual({
    level: 'error',
    category: 'uncaught',
    message: 'It broke: TypeError: no order for [hidden] {"code":"[hidden]"}',
    data: { stack: 'at menu.js:1:20 token=[hidden]' },
    timestamp: '2026-04-15T06:30:00.000Z',
    userAgent: 'a phone',
    path: '/menu',
  });
});

test('a token is masked before the message is cut', () => {
  const token = `${'a1'.repeat(40)}`;
  const { message } = logEntryOf(noted(`${'x '.repeat(240)}${token}`), '');
  expect(message).not.toContain('a1a1');
});

test('the server accepts any entry, and a full batch of the longest', () => {
  const round: unknown[] = [];
  round.push(round);
  const anything = fc.oneof(
    fc.anything(),
    fc.constant(round),
    fc.constant(Symbol('s')),
    fc.constant(Object.assign(new Error('मोमो'.repeat(1000)), { stack: '\u0000'.repeat(4000) })),
    fc.string({ unit: 'grapheme', minLength: 3000, maxLength: 4000 }).map((text) => {
      const error = new Error(text);
      error.stack = text;
      return error;
    }),
  );
  fc.assert(
    fc.property(anything, fc.string({ maxLength: 400 }), (said, detail) => {
      const entry = logEntryOf(noted(said), detail);
      expect(logEntryInput.safeParse(entry).success).toBe(true);
      const body = JSON.stringify({ entries: Array.from({ length: MOST_IN_CALL }, () => entry) });
      expect(new TextEncoder().encode(body).length).toBeLessThan(BODY_LIMIT_BYTES);
    }),
    { numRuns: 60 },
  );
});

test('a request is logged by its path, a response by its status and request id', () => {
  const request = new Request('https://cafe.example/api/orders?q=pema', { method: 'PUT' });
  expect(logEntryOf(noted(request), '')).toMatchObject({
    message: 'Request without a token',
    data: { method: 'PUT', url: '/api/orders' },
  });
  const requestId = '550e8400-e29b-41d4-a716-446655440000';
  const answer = (status: number) => {
    const response = new Response('', { status, headers: { 'X-Request-Id': requestId } });
    Object.defineProperty(response, 'url', { value: 'https://cafe.example/api/orders?q=pema' });
    return logEntryOf(noted(response), '');
  };
  const data = { url: '/api/orders', requestId };
  expect(answer(401)).toMatchObject({ message: 'Unauthorized request', data });
  expect(answer(503)).toMatchObject({ message: 'Failed request', data: { ...data, status: 503 } });
});
