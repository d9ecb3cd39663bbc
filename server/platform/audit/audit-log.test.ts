import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '../../../shared/contract/platform/audit-contract';
import { SETTINGS_DEFAULTS } from '../../../shared/contract/shop/settings-table';
import { GUEST, orderFor, placed } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

const shop = await forEachTest(openTestShop());
const manager = await shop.signInAdmin('manager');

describe('the audit log', () => {
  const asManager = (method: string, path: string, body?: unknown) =>
    shop.succeed(method, path, { token: manager.token, body });
  const list = async (query = ''): Promise<AuditEntry[]> =>
    (await shop.asAdmin('GET', `/api/admin/audit-log?limit=100${query}`)).items;
  /** The entries about one subject, oldest first, without ids and times. */
  const about = async (subjectId: string) =>
    (await list())
      .filter(({ subject }) => subject.id === subjectId)
      .map(({ by, area, subject, from, to }) => [by.name, area, subject.name, from, to])
      .reverse();
  /** Advances the clock by a second, so that later entries are newer. */
  const later = () => shop.platform.passSeconds(1);

  it('records who created, changed and deleted a category, with the changed fields', async () => {
    const { id } = await asManager('POST', '/api/categories', { name: 'Tea' });
    later();
    const path = `/api/categories/${id}`;
    await asManager('PUT', path, { name: 'Teas', description: '', isActive: false });
    await asManager('PUT', path, { name: 'Teas', description: '', isActive: false });
    later();
    await asManager('DELETE', path);
    expect(await about(id)).toEqual([
      ['manager', 'categories', 'Tea', null, { name: 'Tea', description: '', isActive: true }],
      [
        'manager',
        'categories',
        'Tea',
        { name: 'Tea', isActive: true },
        { name: 'Teas', isActive: false },
      ],
      ['manager', 'categories', 'Teas', { name: 'Teas', description: '', isActive: false }, null],
    ]);
    const [entry] = await list();
    expect(entry).toMatchObject({
      at: '2026-04-15T06:30:02.000Z',
      by: { id: manager.userId, name: 'manager' },
    });
  });

  it('records a product, but not its stock with it', async () => {
    const tea = await shop.addProduct({ name: 'Tea', price: 40, stockCount: 12 });
    later();
    const { categoryId, name } = tea;
    const change = { name, categoryId, price: 45.5, stockCount: 8 };
    await asManager('PUT', `/api/products/${tea.id}`, change);
    later();
    await asManager('DELETE', `/api/products/${tea.id}`);
    const entries = await about(tea.id);
    expect(entries[0]?.slice(3)).toEqual([null, expect.objectContaining({ price: 40 })]);
    expect(entries[1]?.slice(3)).toEqual([{ price: 40 }, { price: 45.5 }]);
    expect(entries[2]?.slice(3)).toEqual([expect.objectContaining({ name: 'Tea' }), null]);
  });

  it('records an order’s status and payment, but not its placing', async () => {
    const tea = await shop.addProduct();
    const { id } = await placed(shop, orderFor(tea, 1, { guest: GUEST }));
    await asManager('PUT', `/api/orders/${id}/status`, { status: 'placed' });
    await asManager('PUT', `/api/orders/${id}/status`, { status: 'preparing' });
    later();
    await asManager('PUT', `/api/orders/${id}/payment-status`, { paymentStatus: 'paid' });
    expect(await about(id)).toEqual([
      ['manager', 'orders', id, { status: 'placed' }, { status: 'preparing' }],
      ['manager', 'orders', id, { paymentStatus: 'pending' }, { paymentStatus: 'paid' }],
    ]);
  });

  it('records users and settings, but no password', async () => {
    const account = { email: 'dorji@cafe.example', name: 'Dorji' };
    const password = 'the-first-password';
    const user = await shop.asAdmin('POST', '/api/admins', { ...account, password });
    later();
    const path = `/api/admins/${user.id}`;
    const changed = { ...account, role: 'manager', password: 'the-second-password' };
    await shop.asAdmin('PUT', path, changed);
    later();
    await shop.asAdmin('DELETE', path);
    expect(await about(user.id)).toEqual([
      ['Admin', 'users', 'Dorji', null, { ...account, role: 'staff' }],
      [
        'Admin',
        'users',
        'Dorji',
        { role: 'staff', passwordChanged: null },
        { role: 'manager', passwordChanged: true },
      ],
      ['Admin', 'users', 'Dorji', { ...account, role: 'manager' }, null],
    ]);
    later();
    await shop.changeSettings({ storeName: 'Maenam', deliveryFee: 35 });
    expect((await list())[0]).toMatchObject({
      area: 'settings',
      from: { storeName: SETTINGS_DEFAULTS.storeName, deliveryFee: SETTINGS_DEFAULTS.deliveryFee },
      to: { storeName: 'Maenam', deliveryFee: 35 },
    });
    const rows = await shop.shop.database.db.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/the-(first|second)-password|first-admin-password/);
  });

  it('is written with the change: a refused change leaves no entry', async () => {
    const tea = await shop.addProduct();
    const before = await shop.everything();
    const { token } = manager;
    for (const [method, path, body] of [
      ['PUT', `/api/products/${tea.id}`, { ...tea, version: 99 }],
      ['POST', '/api/products', { name: 'Pie', price: 1, categoryId: 'none' }],
      [
        'POST',
        '/api/inventory/initialize',
        { productId: tea.id, startingStock: 1, currentStock: 1 },
      ],
      ['DELETE', `/api/categories/${tea.categoryId}`, undefined],
      ['POST', '/api/categories', { name: ` kind of ${tea.name}` }],
    ] as const) {
      expect((await shop.request(method, path, { token, body })).status).toBeGreaterThan(403);
    }
    expect(await shop.everything()).toBe(before);
  });

  it('is filtered by area, user, day and words, newest first, with pages', async () => {
    shop.platform.setClock('2026-05-01T18:29:59.999Z');
    await asManager('POST', '/api/categories', { name: 'Gold Waffles' });
    shop.platform.setClock('2026-05-01T18:30:00.000Z');
    await shop.asAdmin('POST', '/api/categories', { name: 'Masala Chai' });
    const names = async (query: string) =>
      (await list(`&${query}`)).map(({ subject }) => subject.name);
    expect(await names('dateFrom=2026-05-01&dateTo=2026-05-02')).toEqual([
      'Masala Chai',
      'Gold Waffles',
    ]);
    expect(await names('dateFrom=2026-05-01&dateTo=2026-05-01')).toEqual(['Gold Waffles']);
    expect(await names('dateFrom=2026-05-02')).toEqual(['Masala Chai']);
    expect(await names(`dateFrom=2026-05-01&adminId=${manager.userId}`)).toEqual(['Gold Waffles']);
    expect(await names('dateFrom=2026-05-01&area=categories')).toHaveLength(2);
    expect(await names('dateFrom=2026-05-01&area=products')).toEqual([]);
    expect(await names('q=WAFF%20gold')).toEqual(['Gold Waffles']);
    expect(await names('q=affles')).toEqual([]);
    expect(await names('q=%25')).toEqual([]);
    const page = '/api/admin/audit-log?dateFrom=2026-05-01&dateTo=2026-05-02&limit=1&offset=1';
    const second = await shop.asAdmin('GET', page);
    expect([second.total, second.items[0].subject.name]).toEqual([2, 'Gold Waffles']);
  });

  it('is append-only, also in the database', async () => {
    await shop.addCategory('Tea');
    const { db } = shop.shop.database;
    const before = await shop.everything();
    const refused = /append-only/;
    await expect(sql`update audit_log set by_name = 'Nobody'`.execute(db)).rejects.toThrow(refused);
    await expect(sql`delete from audit_log`.execute(db)).rejects.toThrow(refused);
    expect(await shop.everything()).toBe(before);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const { token } = await shop.signInAdmin();
      const answer = await shop.request(method, '/api/admin/audit-log', { token, body: {} });
      expect(answer.status).toBe(404);
    }
  });
});

describe('a stock’s history', () => {
  it('lists each change, newest first: who made it, how, and both values', async () => {
    const staff = await shop.signInAdmin('staff');
    const tea = await shop.addProduct({ name: 'Tea' });
    const { id: categoryId } = await shop.addCategory('Pies');
    const pie = await shop.asAdmin('POST', '/api/products', { name: 'Pie', price: 1, categoryId });
    const send = (method: string, path: string, body?: object) =>
      shop.succeed(method, `/api/inventory${path}`, { token: staff.token, body });
    const first = { productIds: [pie.id, tea.id], startingStock: 9, currentStock: 9 };
    await send('POST', '/bulk-initialize', first);
    const records = await send('GET', '');
    const { id } = records.find(({ productId }: { productId: string }) => productId === pie.id);
    const count = async (startingStock: number, currentStock: number) => {
      shop.platform.passSeconds(1);
      await send('PUT', `/${id}`, { productId: pie.id, startingStock, currentStock });
    };
    await count(9, 4);
    await count(20, 4);
    shop.platform.passSeconds(1);
    await shop.asAdmin('PUT', `/api/products/${pie.id}`, {
      ...pie,
      stockCount: 7,
      stockVersion: undefined,
    });
    await placed(shop, orderFor(pie, 2, { guest: GUEST }));
    await count(20, 0);
    const history = await send('GET', `/${id}/history`);
    expect(history).toEqual([
      { at: '2026-04-15T06:30:04.000Z', by: 'staff', from: 5, to: 0, reason: 'counted' },
      { at: '2026-04-15T06:30:03.000Z', by: 'Admin', from: 4, to: 7, reason: 'product form' },
      { at: '2026-04-15T06:30:01.000Z', by: 'staff', from: 9, to: 4, reason: 'counted' },
      { at: '2026-04-15T06:30:00.000Z', by: 'staff', from: null, to: 9, reason: 'initialized' },
    ]);
    const { token } = staff;
    const missing = await shop.request('GET', '/api/inventory/none/history', { token });
    expect([missing.status, missing.body.code]).toEqual([404, 'not_found']);
  });
});
