import { afterEach, expect, test, vi } from 'vitest';
import { countingChoice, mayCount } from './counting-consent';

afterEach(() => {
  countingChoice.clear();
  vi.unstubAllGlobals();
});

const YES = '{"version":1,"allowed":true}';

test.each([
  ['a visitor who consents', YES, {}, true],
  ['no word of consent', undefined, {}, false],
  ['a consent that is taken back', '{"version":1,"allowed":false}', {}, false],
  ['Do Not Track', YES, { doNotTrack: '1' }, false],
  ['Global Privacy Control', YES, { globalPrivacyControl: true }, false],
])('with %s', (_case, stored, navigator, allowed) => {
  const getItem = () => stored ?? null;
  vi.stubGlobal('localStorage', { getItem, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal('navigator', navigator);
  expect(mayCount()).toBe(allowed);
});
