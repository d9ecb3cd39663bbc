import { describe, expect, it } from 'vitest';
import { parseCodeSent, resendWaitSeconds } from './code-sent';

const SENT_AT = 1_000_000;

describe('a code that was sent', () => {
  it('is remembered after a reload until it expires', () => {
    const kept = { digits: '9876543210', sentAt: SENT_AT };
    expect(parseCodeSent(kept, SENT_AT + 599_999)).toEqual(kept);
    expect(parseCodeSent(kept, SENT_AT + 600_000)).toBeUndefined();
  });

  it('is not read from invalid data', () => {
    for (const kept of [null, 'x', {}, { digits: 1, sentAt: 1 }, { digits: '1', sentAt: null }]) {
      expect(parseCodeSent(kept, SENT_AT)).toBeUndefined();
    }
  });

  it('can be requested again after 30 s, even when the clock was set back', () => {
    expect(resendWaitSeconds(SENT_AT, SENT_AT)).toBe(30);
    expect(resendWaitSeconds(SENT_AT, SENT_AT + 29_001)).toBe(1);
    expect(resendWaitSeconds(SENT_AT, SENT_AT + 30_000)).toBe(0);
    expect(resendWaitSeconds(SENT_AT, SENT_AT - 3_600_000)).toBe(30);
  });
});
