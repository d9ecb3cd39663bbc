import { isContractProcedure } from '@orpc/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../shared/contract';
import type { Access, CallMeta } from '../shared/contract/call';
import { AREAS, mayOpen, ROLES, type Role } from '../shared/domain/roles';
import { openTestShop, type TestShop } from './testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

interface Call {
  name: string;
  access: Access;
  method: string;
  path: string;
}

/** Every call of the contract, whose path's parameters name nothing that exists. */
const calls: Call[] = Object.entries(contract).flatMap(([feature, group]) =>
  Object.entries(group).flatMap(([name, procedure]) => {
    if (!isContractProcedure(procedure)) return [];
    const { meta, route } = procedure['~orpc'];
    return {
      name: `${feature}.${name}`,
      access: (meta as CallMeta).access,
      method: route.method ?? 'GET',
      path: `/api${route.path?.replaceAll(/\{\w+\}/g, 'nobody')}`,
    };
  }),
);

type Who = 'signed out' | 'customer' | Role;

/** The refusal that a caller meets at the door; undefined lets them in, to whatever the call says then. */
function refusedWith(access: Access, who: Who): { status: number; code: string } | undefined {
  if (access === 'public') return undefined;
  if (who === 'signed out') return { status: 401, code: 'unauthorized' };
  if (access === 'signed-in') return undefined;
  if (who === 'customer') return { status: 403, code: 'not_an_admin' };
  if (access === 'any-admin' || mayOpen(who, access)) return undefined;
  return { status: 403, code: 'forbidden' };
}

async function tokenOf(who: Who): Promise<string | undefined> {
  if (who === 'signed out') return undefined;
  const signedIn = who === 'customer' ? shop.signInCustomer() : shop.signInAdmin(who);
  return (await signedIn).token;
}

test('the contract guards every area of the back office and leaves none out', () => {
  const guarded = new Set(calls.map(({ access }) => access));
  expect(AREAS.filter((area) => !guarded.has(area))).toEqual([]);
  expect(calls.length).toBeGreaterThan(35);
});

for (const who of ['signed out', 'customer', ...ROLES] as const) {
  test(`every call lets ${who} in or turns them away as the roles table says`, async () => {
    const token = await tokenOf(who);
    for (const { name, access, method, path } of calls) {
      const before = await shop.everything();
      const body = method === 'GET' || method === 'DELETE' ? undefined : {};
      const { status, body: answer } = await shop.request(method, path, { token, body });
      const expected = refusedWith(access, who);
      if (expected) {
        expect({ name, status, code: answer.code }).toEqual({ name, ...expected });
        expect(await shop.everything(), name).toBe(before);
      } else {
        expect([401, 403], `${name}: ${status}`).not.toContain(status);
        expect(status, name).toBeLessThan(500);
      }
    }
  });
}
