import { isContractProcedure } from '@orpc/contract';
import { expect, test } from 'vitest';
import { contract } from '../../../../shared/contract';
import type { Access, AsksPin, CallMeta } from '../../../../shared/contract/platform/call';
import { AREAS, mayOpen } from '../../../../shared/domain/platform/roles';
import { ALLOWED, EVERYONE, type Who } from '../../../../tests/support/platform/allowed-calls';
import { forAllTests } from '../../../../tests/support/platform/for-tests';
import { PIN_CALLS } from '../../../../tests/support/platform/pin-calls';
import { openTestShop } from '../../../../tests/support/platform/test-shop';

const shop = await forAllTests(openTestShop());

interface Call {
  name: string;
  access: Access;
  pin: AsksPin | undefined;
  method: string;
  path: string;
}

/** Every call of the contract, with path parameters that match no record. */
const calls: Call[] = Object.values(contract).flatMap((group) =>
  Object.values(group).flatMap((procedure) => {
    if (!isContractProcedure(procedure)) return [];
    const { meta, route } = procedure['~orpc'];
    const method = route.method ?? 'GET';
    const path = `/api${route.path?.replaceAll(/\{\w+\}/g, 'nobody')}`;
    const { access, pin } = meta as CallMeta;
    return { name: `${method} ${route.path}`, access, pin, method, path };
  }),
);

/** The refusal a caller gets before the call runs; undefined if they may make the call. */
function refusedWith(access: Access, who: Who): { status: number; code: string } | undefined {
  if (access === 'public') return undefined;
  if (who === 'signed out') return { status: 401, code: 'unauthorized' };
  if (access === 'signed-in') return undefined;
  if (who === 'customer' || who === 'removed admin') {
    return { status: 403, code: 'not_an_admin' };
  }
  if (access === 'any-admin' || mayOpen(who, access)) return undefined;
  return { status: 403, code: 'forbidden' };
}

async function tokenOf(who: Who): Promise<string | undefined> {
  if (who === 'signed out') return undefined;
  if (who === 'removed admin') return tokenOfRemoved();
  const signedIn = who === 'customer' ? shop.signInCustomer() : shop.signInAdmin(who);
  return (await signedIn).token;
}

/** A valid token of a user whose admin record was deleted without ending their session. */
async function tokenOfRemoved(): Promise<string> {
  const account = { email: 'removed@cafe.example', password: 'a-long-enough-one' };
  const { id } = await shop.asAdmin('POST', '/api/admins', { ...account, role: 'manager' });
  const { token } = await shop.signInByPassword(account);
  await shop.shop.database.db.deleteFrom('admins').where('id', '=', id).execute();
  return token;
}

test('the roles table names every call of the contract', () => {
  expect(Object.keys(ALLOWED).sort()).toEqual(calls.map(({ name }) => name).sort());
});

test('no call that writes orders or money forgets to say whether it needs a PIN', () => {
  const areas: readonly Access[] = ['orders', 'drawer', 'statements', 'reports'];
  const writing = calls.filter(
    ({ access, pin, method }) => pin || (method !== 'GET' && areas.includes(access)),
  );
  for (const when of ['always', 'by-input', 'never'] as const) {
    const declared = writing.filter(({ pin = 'never' }) => pin === when);
    expect(declared.map(({ name }) => name).sort()).toEqual(PIN_CALLS[when].toSorted());
  }
});

test('the contract guards every area of the back office and leaves none out', () => {
  const guarded = new Set(calls.map(({ access }) => access));
  expect(AREAS.filter((area) => !guarded.has(area))).toEqual([]);
  expect(calls.length).toBeGreaterThan(35);
});

for (const who of EVERYONE) {
  test(`every call allows or refuses ${who} as the roles table says`, async () => {
    const token = await tokenOf(who);
    const send = ({ method, path }: Call) => {
      const body = method === 'GET' || method === 'DELETE' ? undefined : {};
      return shop.request(method, path, { token, body });
    };
    const allowed = calls.filter(({ name }) => ALLOWED[name]?.includes(who));
    const before = await shop.everything();
    for (const call of calls.filter((each) => !allowed.includes(each))) {
      const { status, body } = await send(call);
      const answered = { name: call.name, status, code: body.code };
      expect(answered).toEqual({ name: call.name, ...refusedWith(call.access, who) });
    }
    expect(await shop.everything()).toBe(before);
    for (const call of allowed) {
      expect([call.name, refusedWith(call.access, who)]).toEqual([call.name, undefined]);
      const { status } = await send(call);
      expect([401, 403], `${call.name}: ${status}`).not.toContain(status);
      expect(status, call.name).toBeLessThan(500);
    }
  });
}
