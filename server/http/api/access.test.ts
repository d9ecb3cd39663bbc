import { isContractProcedure } from '@orpc/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../../shared/contract';
import type { Access, CallMeta } from '../../../shared/contract/call';
import { AREAS, mayOpen, type Role } from '../../../shared/domain/roles';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop';

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

/** Every call of the contract, with path parameters that match no record. */
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

type Who = Role | 'customer' | 'removed admin' | 'signed out';

const EVERYONE: Who[] = ['admin', 'manager', 'staff', 'customer', 'removed admin', 'signed out'];
const SIGNED_IN: Who[] = ['admin', 'manager', 'staff', 'customer', 'removed admin'];
const ALL_STAFF: Who[] = ['admin', 'manager', 'staff'];
const MANAGERS: Who[] = ['admin', 'manager'];
const ADMINS: Who[] = ['admin'];

/** Who may make each call: spec §6's table, written out independently of the contract. */
const ALLOWED: Record<string, Who[]> = {
  'catalog.listCategories': EVERYONE,
  'catalog.createCategory': MANAGERS,
  'catalog.updateCategory': MANAGERS,
  'catalog.arrangeCategories': MANAGERS,
  'catalog.removeCategory': MANAGERS,
  'catalog.listProducts': EVERYONE,
  'catalog.createProduct': MANAGERS,
  'catalog.updateProduct': MANAGERS,
  'catalog.arrangeProducts': MANAGERS,
  'catalog.changeProducts': MANAGERS,
  'catalog.removeProducts': MANAGERS,
  'catalog.removeProduct': MANAGERS,
  'sharedOptions.list': MANAGERS,
  'sharedOptions.create': MANAGERS,
  'sharedOptions.update': MANAGERS,
  'sharedOptions.remove': MANAGERS,
  'menuFile.export': MANAGERS,
  'menuFile.template': MANAGERS,
  'menuFile.preview': MANAGERS,
  'menuFile.import': MANAGERS,
  'pictures.upload': MANAGERS,
  'inventory.listPublic': EVERYONE,
  'inventory.list': ALL_STAFF,
  'inventory.listProducts': ALL_STAFF,
  'inventory.initialize': ALL_STAFF,
  'inventory.update': ALL_STAFF,
  'inventory.listHistory': ALL_STAFF,
  'inventory.bulkInitialize': ALL_STAFF,
  'promise.read': EVERYONE,
  'slots.read': EVERYONE,
  'settings.read': EVERYONE,
  'settings.update': ADMINS,
  'taxes.read': MANAGERS,
  'taxes.update': ADMINS,
  'bills.readMonth': MANAGERS,
  'bills.downloadTable': MANAGERS,
  'shopState.read': ALL_STAFF,
  'shopState.change': ALL_STAFF,
  'soldOut.list': ALL_STAFF,
  'soldOut.set': ALL_STAFF,
  'content.read': EVERYONE,
  'content.update': ADMINS,
  'contact.send': EVERYONE,
  'contact.list': MANAGERS,
  'contact.setDone': MANAGERS,
  'contact.remove': MANAGERS,
  'customers.read': SIGNED_IN,
  'customers.update': SIGNED_IN,
  'customers.addAddress': SIGNED_IN,
  'customers.updateAddress': SIGNED_IN,
  'customers.removeAddress': SIGNED_IN,
  'customers.listOrders': SIGNED_IN,
  'privacy.exportData': SIGNED_IN,
  'privacy.deleteAccount': SIGNED_IN,
  'orders.place': EVERYONE,
  'orders.read': EVERYONE,
  'orders.claimPayment': EVERYONE,
  'orders.cancelOwn': EVERYONE,
  'orderMessages.readKey': EVERYONE,
  'orderMessages.addDevice': EVERYONE,
  'orderMessages.removeDevice': EVERYONE,
  'orders.list': ALL_STAFF,
  'orders.listNewest': ALL_STAFF,
  'orders.readForStaff': ALL_STAFF,
  'orders.makeBill': ALL_STAFF,
  'orders.setStatus': ALL_STAFF,
  'orders.setPaymentStatus': ALL_STAFF,
  'payments.record': ALL_STAFF,
  'payments.refund': ALL_STAFF,
  'payments.takeBack': ALL_STAFF,
  'doorPhotos.readOwn': EVERYONE,
  'doorPhotos.put': EVERYONE,
  'doorPhotos.remove': EVERYONE,
  'doorPhotos.readForStaff': ALL_STAFF,
  'reviews.readOwn': EVERYONE,
  'reviews.put': EVERYONE,
  'reviews.listPublished': EVERYONE,
  'reviews.list': ADMINS,
  'reviews.publish': ADMINS,
  'kitchen.readBoard': ALL_STAFF,
  'kitchen.listRecent': ALL_STAFF,
  'kitchen.listLater': ALL_STAFF,
  'kitchen.move': ALL_STAFF,
  'kitchen.undo': ALL_STAFF,
  'kitchen.recall': ALL_STAFF,
  'kitchen.tick': ALL_STAFF,
  'kitchen.cancel': ALL_STAFF,
  'kitchen.seeCancelled': ALL_STAFF,
  'kitchen.readSettings': ADMINS,
  'kitchen.updateSettings': ADMINS,
  'gateway.makePage': EVERYONE,
  'gateway.check': EVERYONE,
  'gateway.refund': ALL_STAFF,
  'gateway.readStatus': ADMINS,
  'gateway.test': ADMINS,
  'statements.preview': MANAGERS,
  'statements.nameColumns': MANAGERS,
  'statements.confirm': MANAGERS,
  'statements.listCredits': MANAGERS,
  'statements.undo': MANAGERS,
  'reports.read': MANAGERS,
  'reports.listOrders': MANAGERS,
  'reports.readDay': MANAGERS,
  'reports.closeDay': MANAGERS,
  'reports.readMonth': MANAGERS,
  'reports.listPayments': MANAGERS,
  'printing.list': ALL_STAFF,
  'printing.create': ADMINS,
  'printing.update': ADMINS,
  'printing.renewUrl': ADMINS,
  'printing.remove': ADMINS,
  'printing.print': ALL_STAFF,
  'printing.drop': ALL_STAFF,
  'printing.claim': ALL_STAFF,
  'printing.settle': ALL_STAFF,
  'staff.readMe': ALL_STAFF,
  'staff.list': ADMINS,
  'staff.create': ADMINS,
  'staff.update': ADMINS,
  'staff.remove': ADMINS,
  'account.listDevices': ALL_STAFF,
  'account.signOutDevice': ALL_STAFF,
  'account.signOutOthers': ALL_STAFF,
  'account.readSecondFactor': ALL_STAFF,
  'account.beginSecondFactor': ALL_STAFF,
  'account.confirmSecondFactor': ALL_STAFF,
  'account.switchOffSecondFactor': ALL_STAFF,
  'firstDay.read': ADMINS,
  'firstDay.mark': ADMINS,
  'firstDay.addExampleMenu': ADMINS,
  'guard.beat': ALL_STAFF,
  'guard.readStatus': ALL_STAFF,
  'guard.seeOff': ADMINS,
  'guard.readWebhook': ADMINS,
  'guard.sendTest': ADMINS,
  'guard.readPushKey': ALL_STAFF,
  'guard.subscribe': ALL_STAFF,
  'guard.unsubscribe': ALL_STAFF,
  'dashboard.readStats': ALL_STAFF,
  'dashboard.readToday': ALL_STAFF,
  'dashboard.readTrends': ALL_STAFF,
  'dashboard.readSeries': ALL_STAFF,
  'dashboard.listPopularProducts': ALL_STAFF,
  'live.followOrder': EVERYONE,
  'live.followOwn': SIGNED_IN,
  'live.followAll': ALL_STAFF,
  'logs.add': SIGNED_IN,
  'logs.list': ADMINS,
  'audit.list': ADMINS,
  'events.record': EVERYONE,
  'events.readVisits': MANAGERS,
  'system.readStatus': EVERYONE,
};

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
