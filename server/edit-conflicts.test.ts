import { describe, expect, it } from 'vitest';
import { SETTINGS_DEFAULTS } from '../shared/contract/shop/settings-table';
import { orderFor, placed } from '../tests/support/orders/test-orders';
import { forEachTest } from '../tests/support/platform/for-tests';
import { openTestShop } from '../tests/support/platform/test-shop';

const shop = await forEachTest(openTestShop());

interface Edited {
  /** Where it is edited, and its value when both editors open it. */
  path: string;
  body: Record<string, unknown> & { version: number };
  /** Two changes, each of one field. */
  changes: [object, object];
}

let count = 0;

/** Creates each kind of record that two people may edit in a form. */
const OPENED: Record<string, () => Promise<Edited>> = {
  category: async () => {
    const { id } = await shop.addCategory('Tea');
    const body = (await shop.succeed('GET', '/api/categories'))[0];
    const changes: Edited['changes'] = [{ name: 'Teas' }, { description: 'Hot' }];
    return { path: `/api/categories/${id}`, body, changes };
  },
  product: async () => {
    const { stockCount: _, stockVersion: __, ...body } = await shop.addProduct({ name: 'Tea' });
    const changes: Edited['changes'] = [{ price: 45 }, { isAvailable: false }];
    return { path: `/api/products/${body.id}`, body, changes };
  },
  'inventory record': async () => {
    await shop.addProduct({ name: 'Tea', stockCount: 12 });
    const [body] = await shop.asAdmin('GET', '/api/inventory');
    const changes: Edited['changes'] = [{ currentStock: 8 }, { startingStock: 30 }];
    return { path: `/api/inventory/${body.id}`, body, changes };
  },
  'admin user': async () => {
    count += 1;
    const account = { email: `edited${count}@cafe.example`, password: 'a-long-enough-one' };
    const body = await shop.asAdmin('POST', '/api/admins', { ...account, name: 'P' });
    const changes: Edited['changes'] = [{ role: 'manager' }, { name: 'Q' }];
    return { path: `/api/admins/${body.id}`, body, changes };
  },
  'settings nobody saved yet': async () => {
    const body = { ...SETTINGS_DEFAULTS, version: 1 };
    return {
      path: '/api/settings',
      body,
      changes: [{ storeName: 'Maenam' }, { deliveryFee: 30 }],
    };
  },
  content: async () => {
    const body = await shop.succeed('GET', '/api/content');
    return { path: '/api/content', body, changes: [{ tagline: 'Momos' }, { heroText: 'Hot' }] };
  },
  settings: async () => {
    await shop.changeSettings({ storeName: 'Maenam' });
    const { isStoreOpen: _, ...body } = await shop.succeed('GET', '/api/settings');
    return { path: '/api/settings', body, changes: [{ taxRate: 12 }, { deliveryFee: 30 }] };
  },
};

async function edit({ path, body }: Pick<Edited, 'path' | 'body'>, change: object) {
  const { token } = await shop.signInAdmin();
  return shop.request('PUT', path, { token, body: { ...body, ...change } });
}

describe.each(Object.entries(OPENED))('two edits of one %s', (_what, open) => {
  it('the second is refused and overwrites nothing', async () => {
    const edited = await open();
    const [mine, theirs] = edited.changes;
    const first = await edit(edited, mine);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ ...mine, version: edited.body.version + 1 });
    await shop.refuses(() => edit(edited, theirs), 'conflict', 409);
    const again = await edit({ ...edited, body: first.body }, theirs);
    expect(again.body).toMatchObject({ ...mine, ...theirs, version: edited.body.version + 2 });
  });

  it('exactly one of two concurrent ones succeeds', async () => {
    const edited = await open();
    const [mine, theirs] = edited.changes;
    const answers = await Promise.all([mine, theirs, mine].map((change) => edit(edited, change)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const written = answers.find(({ status }) => status === 200);
    const next = await edit({ ...edited, body: written?.body }, {});
    expect(next.body.version).toBe(edited.body.version + 2);
  });

  it('one without a version overwrites', async () => {
    const edited = await open();
    const [mine, theirs] = edited.changes;
    await edit(edited, mine);
    const { status } = await edit(edited, { ...theirs, version: undefined });
    expect(status).toBe(200);
  });
});

/** The kinds of record that one person may delete while another edits them. */

describe.each(['category', 'product', 'admin user'])('deleting a %s', (what) => {
  it('is refused when it was edited since, and works with the current version', async () => {
    const edited = await OPENED[what]?.();
    if (!edited) throw new Error(`There is no ${what}`);
    const { token } = await shop.signInAdmin();
    const remove = (version: unknown) =>
      shop.request('DELETE', `${edited.path}?version=${version}`, { token });
    await edit(edited, edited.changes[1]);
    const before = await shop.everything();
    for (const [version, status, code] of [
      [edited.body.version, 409, 'conflict'],
      ['first', 400, 'bad_input'],
    ]) {
      const refused = await remove(version);
      expect([refused.status, refused.body.code]).toEqual([status, code]);
      expect(await shop.everything()).toBe(before);
    }
    expect((await remove(edited.body.version + 1)).status).toBe(204);
    expect((await remove(edited.body.version + 1)).body.code).toBe('not_found');
  });
});

describe('a stock’s version', () => {
  it('changes when an order takes or restores stock', async () => {
    const tea = await shop.addProduct({ stockCount: 12 });
    const [seen] = await shop.asAdmin('GET', '/api/inventory');
    const set = (body: Edited['body']) =>
      edit({ path: `/api/inventory/${seen.id}`, body }, { currentStock: 20 });
    const order = await placed(shop, orderFor(tea, 2), await shop.signInCustomer());
    expect((await set(seen)).body.code).toBe('conflict');
    const [sold] = await shop.asAdmin('GET', '/api/inventory');
    await shop.setStatus(order.id, 'cancelled');
    expect((await set(sold)).body.code).toBe('conflict');
    expect(await shop.stockOf(tea.id)).toBe(12);
  });

  it('protects the stock from the product form, too', async () => {
    const tea = await shop.addProduct({ stockCount: 12 });
    const customer = await shop.signInCustomer();
    await placed(shop, orderFor(tea, 2), customer);
    const { token } = await shop.signInAdmin();
    const send = (body: object) =>
      shop.request('PUT', `/api/products/${tea.id}`, { token, body: { ...tea, ...body } });
    await shop.refuses(() => send({ name: 'Chai', stockCount: 20 }), 'conflict', 409);
    const renamed = await send({ name: 'Chai', stockCount: undefined });
    expect(renamed.body).toMatchObject({ name: 'Chai', stockCount: 10, version: 2 });
  });
});
