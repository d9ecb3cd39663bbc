import { describe, expect, it } from 'vitest';
import type { PlacedOrder } from '../../../../shared/contract/orders/orders-contract';
import type { Refusal } from '../../../api/refusal';
import type { OrderAttempt } from './order-attempt';
import { sendOrder, waitAfter } from './send-order';

const ATTEMPT: OrderAttempt = {
  idempotencyKey: 'k1',
  body: {
    items: [{ productId: 'p1', quantity: 1 }],
    deliveryMethod: 'pickup',
    paymentMethod: 'upi',
  },
  startedAt: 0,
};
const ORDER = { id: 'K7Q2ABCD' } as PlacedOrder;

const lost: Refusal = { code: 'unavailable', message: '', data: undefined, isLost: true };
const closed: Refusal = {
  code: 'store_closed',
  message: 'Store is currently closed.',
  data: { why: 'closed', back: null, holiday: null },
};

/**
 * A server with scripted answers: an order or a refusal for each send.
 * @param times before each send, in ms since 1970.
 */
function server(answers: (Refusal | PlacedOrder)[], times: number[] = []) {
  const keys: string[] = [];
  const waits: number[] = [];
  const lostTries: number[] = [];
  const reasons: string[] = [];
  const controller = new AbortController();
  const outcome = () =>
    sendOrder(
      ATTEMPT,
      {
        send: async ({ idempotencyKey }) => {
          const answer = answers[keys.length];
          keys.push(idempotencyKey);
          if (answer && 'id' in answer) return answer;
          throw answer;
        },
        readRefusal: (error) => error as Refusal,
        wait: async (ms) => {
          waits.push(ms);
        },
        now: () => times[keys.length] ?? 0,
      },
      (tries, reason) => {
        lostTries.push(tries);
        reasons.push(reason);
        if (tries === 20) controller.abort();
      },
      controller.signal,
    );
  return { outcome, keys, waits, lostTries, reasons, controller };
}

describe('sending an order', () => {
  it('sends once when it is answered', async () => {
    const { outcome, keys } = server([ORDER]);
    expect(await outcome()).toEqual({ status: 'placed', order: ORDER });
    expect(keys).toEqual(['k1']);
  });

  it('repeats a lost send under the same key, waiting longer each time', async () => {
    const { outcome, keys, waits, lostTries } = server([lost, lost, lost, ORDER]);
    expect(await outcome()).toEqual({ status: 'placed', order: ORDER });
    expect(keys).toEqual(['k1', 'k1', 'k1', 'k1']);
    expect(waits).toEqual([1000, 2000, 4000]);
    expect(lostTries).toEqual([1, 2, 3]);
  });

  it('ends at once with a refusal', async () => {
    const { outcome, keys } = server([lost, closed]);
    expect(await outcome()).toEqual({ status: 'refused', refusal: closed });
    expect(keys).toHaveLength(2);
  });

  it('waits as long as a busy server demands', async () => {
    const busy: Refusal = {
      code: 'too_many_requests',
      message: '',
      data: { retryAfterSeconds: 7 },
    };
    const { outcome, waits, reasons } = server([busy, lost, ORDER]);
    expect((await outcome()).status).toBe('placed');
    expect(waits).toEqual([7000, 2000]);
    expect(reasons).toEqual(['busy', 'no-answer']);
  });

  it('distinguishes a failing shop from a request without an answer', async () => {
    const answers = ['unavailable', 'internal_error'] as const;
    const trouble = answers.map((code): Refusal => ({ code, message: '', data: undefined }));
    const { outcome, waits, reasons } = server([...trouble, lost, ORDER]);
    expect((await outcome()).status).toBe('placed');
    expect(waits).toEqual([1000, 2000, 4000]);
    expect(reasons).toEqual(['trouble', 'trouble', 'no-answer']);
  });

  it('does not retry for hours after a refusal for unpaid orders', async () => {
    const unpaid: Refusal = {
      code: 'too_many_unpaid_orders',
      message: '',
      data: { of: 'buyer', retryAfterSeconds: 80_000 },
    };
    const { outcome, waits } = server([unpaid]);
    expect(await outcome()).toEqual({ status: 'refused', refusal: unpaid });
    expect(waits).toEqual([]);
  });

  it('continues until it is stopped', async () => {
    const { outcome, keys } = server(Array.from({ length: 20 }, () => lost));
    expect(await outcome()).toEqual({ status: 'stopped' });
    expect(keys).toHaveLength(20);
  });

  it('ends before the server forgets the key', async () => {
    const { outcome, keys } = server([lost, ORDER], [0, 24 * 3_600_000]);
    expect(await outcome()).toEqual({ status: 'lapsed' });
    expect(keys).toHaveLength(1);
  });

  it('waits 15 s at most unless the shop asks for more', () => {
    expect([1, 2, 3, 4, 5, 50].map(waitAfter)).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
  });
});
