import { afterEach, expect, test, vi } from 'vitest';
import { unreachable, WireError } from '../../../api/refusal';
import { failureOf } from './use-mutation';

const FAILED = 'Failed to update payment. Please try again.';
const messageOf = (error: unknown) => failureOf(error, FAILED, 'gone').message;

afterEach(() => vi.unstubAllGlobals());

test('a change that failed says so when the device is offline', () => {
  const lost = unreachable(new TypeError('fetch failed'));
  vi.stubGlobal('navigator', { onLine: true });
  expect(messageOf(lost)).toBe(FAILED);
  vi.stubGlobal('navigator', { onLine: false });
  expect(messageOf(lost)).toBe(`${FAILED} This device is offline.`);
  expect(messageOf(new WireError('internal_error', 500, 'It failed'))).toBe(FAILED);
});
