import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Refusal } from '../../api/refusal';
import {
  CHECKOUT_MOVES,
  type CheckoutMove,
  type CheckoutState,
  type JustPlaced,
  nextState,
} from './checkout-machine';
import type { OrderAttempt } from './send/order-attempt';

const attempt = {
  idempotencyKey: 'k1',
  body: { items: [] },
  startedAt: 0,
} as unknown as OrderAttempt;
const kept: OrderAttempt = { ...attempt, waits: true };
const order = { id: 'K7Q2ABCD' } as JustPlaced;
const refusal: Refusal = {
  code: 'store_closed',
  message: 'Closed',
  data: { why: 'closed', back: null, holiday: null },
};

const STATES: Record<CheckoutState['status'], CheckoutState> = {
  draft: { status: 'draft' },
  refused: { status: 'refused', refusal, sentLines: undefined },
  unsent: { status: 'unsent', attempt, storageFailed: false },
  kept: { status: 'kept', attempt: kept },
  sending: { status: 'sending', attempt, lostTries: 0 },
  unsure: { status: 'unsure', attempt },
  placed: { status: 'placed', order },
};

const MOVES: Record<string, CheckoutMove> = {
  send: { type: 'send', attempt },
  'find-offline': { type: 'find-offline', attempt },
  'ask about a sent attempt': { type: 'ask', attempt },
  'ask about a kept attempt': { type: 'ask', attempt: kept },
  keep: { type: 'keep', attempt: kept, isStored: true },
  'keep without storage': { type: 'keep', attempt, isStored: false },
  'lose-reply': { type: 'lose-reply', tries: 1, reason: 'no-answer' },
  stop: { type: 'stop', attempt },
  refuse: { type: 'refuse', refusal },
  confirm: { type: 'confirm', order },
  edit: { type: 'edit' },
};

describe('the transitions of a checkout', () => {
  test.each<[CheckoutState['status'], Record<string, CheckoutState['status']>]>([
    [
      'draft',
      {
        send: 'sending',
        'find-offline': 'unsent',
        'ask about a sent attempt': 'unsure',
        'ask about a kept attempt': 'kept',
      },
    ],
    [
      'refused',
      {
        send: 'sending',
        'find-offline': 'unsent',
        'ask about a sent attempt': 'unsure',
        'ask about a kept attempt': 'kept',
        edit: 'draft',
      },
    ],
    ['unsent', { send: 'sending', keep: 'kept', 'keep without storage': 'unsent', edit: 'draft' }],
    ['kept', { send: 'sending', edit: 'draft' }],
    [
      'sending',
      {
        'lose-reply': 'sending',
        stop: 'unsure',
        refuse: 'refused',
        confirm: 'placed',
        'ask about a sent attempt': 'unsure',
        'ask about a kept attempt': 'kept',
        edit: 'draft',
      },
    ],
    ['unsure', { send: 'sending', keep: 'kept', 'keep without storage': 'unsent', edit: 'draft' }],
    ['placed', {}],
  ])('from %s', (status, expected) => {
    for (const [name, move] of Object.entries(MOVES)) {
      const next = nextState(STATES[status], move);
      expect(next.status, name).toBe(expected[name] ?? status);
      if (!(name in expected)) expect(next).toBe(STATES[status]);
    }
    expect(Object.keys(CHECKOUT_MOVES)).toContain(status);
  });

  it('never place an order that was not sent, and never leave a placed order', () => {
    const anyMoves = fc.array(fc.constantFrom(...Object.values(MOVES)), { maxLength: 30 });
    fc.assert(
      fc.property(anyMoves, (moves) => {
        let state = STATES.draft;
        for (const move of moves) {
          const next = nextState(state, move);
          if (next.status === 'placed') expect(['sending', 'placed']).toContain(state.status);
          if (state.status === 'placed') expect(next).toBe(state);
          if (next.status === 'kept') expect(next.attempt.waits).toBe(true);
          state = next;
        }
      }),
    );
  });

  it('have the number of lost tries, and the sent order after a refusal', () => {
    expect(nextState(STATES.sending, { type: 'lose-reply', tries: 3, reason: 'busy' })).toEqual({
      status: 'sending',
      attempt,
      lostTries: 3,
      lossReason: 'busy',
    });
    const made = { lines: [], draft: {} } as unknown as NonNullable<OrderAttempt['made']>;
    const sending: CheckoutState = {
      status: 'sending',
      attempt: { ...attempt, made },
      lostTries: 0,
    };
    expect(nextState(sending, { type: 'refuse', refusal })).toEqual({
      status: 'refused',
      refusal,
      sentLines: made.lines,
    });
  });
});
