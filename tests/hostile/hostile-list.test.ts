import { expect, test } from 'vitest';
import { ACCESS_TOKENS } from './access-tokens';
import { ADDRESSES_AND_REDIRECTS } from './addresses-and-redirects';
import { CORS_AND_METHODS } from './cors-and-methods';
import { CROSS_SITE } from './cross-site';
import { MONEY_AND_QUANTITIES } from './money-and-quantities';
import { OVERSIZED_AND_MALFORMED } from './oversized-and-malformed';
import { SIGN_IN_CODES } from './sign-in-codes';
import { SOMEONE_ELSES_THINGS } from './someone-elses-things';
import { STAFF_ROLES } from './staff-roles';
import { TEXT_INJECTION } from './text-injection';
import { UPLOADS_AND_CSV } from './uploads-and-csv';

/** OWASP's API Security Top 10 of 2023, and the themes that test each row. */
const TOP_TEN = {
  'API1 broken object level authorization': [SOMEONE_ELSES_THINGS],
  'API2 broken authentication': [ACCESS_TOKENS, SIGN_IN_CODES],
  'API3 broken object property level authorization': [MONEY_AND_QUANTITIES, STAFF_ROLES],
  'API4 unrestricted resource consumption': [OVERSIZED_AND_MALFORMED],
  'API5 broken function level authorization': [STAFF_ROLES],
  'API6 unrestricted access to sensitive business flows': [MONEY_AND_QUANTITIES, SIGN_IN_CODES],
  // The server fetches no URL of a request; it refuses or ignores what looks like one.
  'API7 server side request forgery': [ADDRESSES_AND_REDIRECTS, UPLOADS_AND_CSV],
  'API8 security misconfiguration': [CORS_AND_METHODS, CROSS_SITE, TEXT_INJECTION],
  'API9 improper inventory management': [CORS_AND_METHODS, SIGN_IN_CODES],
  'API10 unsafe consumption of APIs': [ACCESS_TOKENS],
};

test('every row of the top ten is tested', () => {
  expect(Object.values(TOP_TEN).filter((themes) => themes.length === 0)).toEqual([]);
});

test('at least 120 distinct hostile requests are tested', () => {
  const names = [...new Set(Object.values(TOP_TEN).flat())].flatMap((theme) => Object.keys(theme));
  expect(new Set(names).size).toBeGreaterThanOrEqual(120);
  expect(new Set(names).size).toBe(names.length);
});
