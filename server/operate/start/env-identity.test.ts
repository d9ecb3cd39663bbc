import { expect, test } from 'vitest';
import { problemsOf } from '../../../tests/support/shop/env-problems';
import { parseEnv } from './env';

test('synced tokens may be kept for 300 s by default', () => {
  const url = 'https://sync.example/tokens';
  expect(parseEnv({ TOKEN_SYNC_URL: url }).tokenSync).toEqual({ url, maxAgeS: 300 });
  const aMinute = { TOKEN_SYNC_URL: url, TOKEN_SYNC_MAX_AGE: '60' };
  expect(parseEnv(aMinute).tokenSync?.maxAgeS).toBe(60);
});

test.each([
  [{ TOKEN_SYNC_URL: 'sync.example' }, /must be a web address/],
  [{ TOKEN_SYNC_URL: 'ftp://sync.example' }, /must be a web address/],
  [{ TOKEN_SYNC_URL: 'http://sync.example' }, /must begin with https/],
  [{ TOKEN_SYNC_URL: 'https://me:secret@sync.example' }, /no name and password/],
  [{ TOKEN_SYNC_URL: 'https://s.example', TOKEN_SYNC_MAX_AGE: '301' }, /from 1 to 300/],
  [{ TOKEN_SYNC_URL: 'https://s.example', TOKEN_SYNC_MAX_AGE: '0' }, /from 1 to 300/],
  [{ TOKEN_SYNC_URL: 'https://s.example', TOKEN_SYNC_MAX_AGE: '5m' }, /from 1 to 300/],
  [{ TOKEN_SYNC_MAX_AGE: '60' }, /nothing without TOKEN_SYNC_URL/],
  [
    {
      TOKEN_SYNC_URL: 'https://s.example',
      IDENTITY_ISSUER: 'https://id.example',
      IDENTITY_JWKS_URL: 'https://id.example/jwks.json',
    },
    /cannot be set together/,
  ],
])('an invalid token sync is refused: %o', (given, problem) => {
  expect(problemsOf(given)).toContainEqual(expect.stringMatching(problem));
});

test.each([
  { IDENTITY_ISSUER: 'https://id.example' },
  { IDENTITY_JWKS_URL: 'https://id.example/jwks.json' },
])('an external issuer needs both settings: %o', (half) => {
  expect(problemsOf(half)).toEqual(['IDENTITY_ISSUER and IDENTITY_JWKS_URL must be set together.']);
});
