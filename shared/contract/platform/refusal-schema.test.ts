import { expect, it } from 'vitest';
import { isList, isWords, type Kinds, type Shape } from '../../domain/platform/refusal-data';
import {
  DomainError,
  REFUSAL_CODES,
  type RefusalCode,
  refusalShape,
  refusalStatus,
} from '../../domain/platform/refusals';
import { refusalSchema } from './refusal-schema';

const SAMPLES: Kinds = {
  id: 'w',
  text: 'Waffle',
  timestamp: '2026-04-15T12:30:00.000Z',
  boolean: true,
  number: 5,
  rupees: 348.5,
  count: 0,
  seconds: 30,
  closing: { why: 'closed', back: null, holiday: null },
  deliveryPause: { until: '2026-04-15T12:30:00.000Z', day: 'today', area: null },
};

function sampleOf(shape: Shape): unknown {
  if (typeof shape === 'string') return SAMPLES[shape];
  if (isWords(shape)) return shape[0];
  if (isList(shape)) return [sampleOf(shape[0])];
  const fields = Object.entries(shape).map(([name, of]) => [name.replace('?', ''), sampleOf(of)]);
  return Object.fromEntries(fields);
}

function bodyOf(code: RefusalCode) {
  const shape = refusalShape(code);
  const data = shape && sampleOf(shape);
  const { message } = Reflect.construct(DomainError, [code, data]) as DomainError;
  return { code, status: refusalStatus(code), message, ...(shape && { data }) };
}

it.each(REFUSAL_CODES)('%s has a sentence for the customer, and data as documented', (code) => {
  const body = bodyOf(code);
  expect(body.message).toMatch(/^[A-Z].{8,}[a-z.]$/);
  expect(refusalSchema.parse(body)).toEqual(body);
  expect(refusalSchema.safeParse({ ...body, status: 418 }).success).toBe(false);
  expect(refusalSchema.safeParse({ ...body, data: undefined }).success).toBe(!body.data);
});

it('leaves out what a refusal may tell, but not what it must', () => {
  const body = bodyOf('unpaid_limit');
  const { retryAfterSeconds, ...data } = body.data as Record<string, unknown>;
  expect(retryAfterSeconds).toBe(30);
  expect(refusalSchema.safeParse({ ...body, data }).success).toBe(true);
  expect(refusalSchema.safeParse({ ...body, data: { ...data, of: 'staff' } }).success).toBe(false);
  expect(refusalSchema.safeParse({ ...body, data: { of: 'guest' } }).success).toBe(false);
});
