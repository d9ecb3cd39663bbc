import { afterEach, expect, test, vi } from 'vitest';
import { countingChoice, mayCount } from './counting-consent';

afterEach(() => {
  countingChoice.clear();
  vi.unstubAllGlobals();
});

test.each([
  ['a visitor who consents', 'yes', {}, true],
  ['a visitor who consented to this version', '{"version":1,"allowed":true}', {}, true],
  ['no word of consent', undefined, {}, false],
  ['a consent that is taken back', 'no', {}, false],
  ['Do Not Track', 'yes', { doNotTrack: '1' }, false],
  ['Global Privacy Control', 'yes', { globalPrivacyControl: true }, false],
])('with %s', (_case, stored, navigator, allowed) => {
  const getItem = () => stored ?? null;
  vi.stubGlobal('localStorage', { getItem, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal('navigator', navigator);
  expect(mayCount()).toBe(allowed);
});
