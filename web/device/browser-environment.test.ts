import { describe, expect, it } from 'vitest';
import { browserEnvironment } from './browser-environment';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 13; M2006C3MI) AppleWebKit/537.36 (KHTML, like Gecko)';

describe('browserEnvironment', () => {
  it.each([
    [
      'instagram',
      `${ANDROID} Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36 Instagram 309.1 Android`,
    ],
    ['instagram', `${IPHONE} Mobile/21F90 Instagram 333.0`],
    ['in-app', `${IPHONE} Mobile/21F90 [FBAN/FBIOS;FBAV/465.0]`],
    [
      'in-app',
      'Mozilla/5.0 (Linux; Android 13; M2006C3MI; wv) AppleWebKit/537.36 Version/4.0 Chrome/120.0 Mobile Safari/537.36',
    ],
    ['in-app', `${IPHONE} Mobile/15E148`],
    ['ios-safari', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`],
    ['standard', `${IPHONE} CriOS/125.0 Mobile/15E148 Safari/604.1`],
    ['standard', `${ANDROID} Chrome/125.0.0.0 Mobile Safari/537.36`],
    [
      'standard',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    ],
  ])('%s: %s', (environment, userAgent) => {
    expect(browserEnvironment(userAgent)).toBe(environment);
  });
});
