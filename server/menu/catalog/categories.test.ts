import { describe, expect, it } from 'vitest';
import type { Category } from '../../../shared/contract/menu/catalog-contract';
import { orderFor, placed } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

const shop = await forEachTest(openTestShop());
const manager = await shop.signInAdmin('manager');

describe('the categories', () => {
  const send = (method: string, path: string, body?: unknown) =>
    shop.request(method, `/api/categories${path}`, { token: manager.token, body });
  const list = async (token?: string): Promise<Category[]> =>
    shop.succeed('GET', '/api/categories', { token });

  const refused = (code: string, method: string, path: string, body?: unknown) =>
    shop.refuses(() => send(method, path, body), code);

  it('are listed in the order they were added', async () => {
    const names = ['Waffles', 'Pizza', 'Apple pie'];
    for (const name of names) expect((await send('POST', '', { name })).status).toBe(201);
    const categories = await list();
    expect(categories.map(({ name }) => name)).toEqual(names);
    expect(categories[0]).toEqual({
      id: expect.any(String),
      name: 'Waffles',
      description: '',
      isActive: true,
      version: 1,
    });
  });

  it('are hidden from customers when inactive', async () => {
    const { body: tea } = await send('POST', '', { name: 'Tea' });
    const changed = { name: 'Teas', description: 'Hot', isActive: false };
    const answer = await send('PUT', `/${tea.id}`, changed);
    expect(answer.body).toEqual({ id: tea.id, ...changed, version: 2 });
    const staff = await shop.signInAdmin('staff');
    const admin = await shop.signInAdmin();
    const customer = await shop.signInCustomer();
    for (const token of [undefined, customer.token, staff.token])
      expect(await list(token)).toEqual([]);
    for (const { token } of [manager, admin]) expect(await list(token)).toEqual([answer.body]);
  });

  it.each(['Tea', 'tEA', '  tea ', 'Ｔｅａ'])(
    'have names of their own: %j is taken',
    async (name) => {
      await send('POST', '', { name: 'Tea' });
      const { body: cake } = await send('POST', '', { name: 'Cake' });
      await refused('category_exists', 'POST', '', { name });
      await refused('category_exists', 'PUT', `/${cake.id}`, { name });
    },
  );

  it('can be renamed to another spelling of their own name', async () => {
    const { body: tea } = await send('POST', '', { name: 'Tea' });
    expect((await send('PUT', `/${tea.id}`, { name: 'TEA' })).body.name).toBe('TEA');
  });

  it('are created once when several requests use one name', async () => {
    const names = ['Tea', 'tea', 'TEA', 'Tea '];
    const answers = await Promise.all(names.map((name) => send('POST', '', { name })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await list()).toHaveLength(1);
  });

  it('can be deleted once their products are', async () => {
    const tea = await shop.addProduct();
    await placed(shop, orderFor(tea, 1), await shop.signInCustomer());
    const [category] = await list();
    await refused('category_in_use', 'DELETE', `/${category?.id}`);
    await shop.asAdmin('DELETE', `/api/products/${tea.id}`);
    expect((await send('DELETE', `/${category?.id}`)).status).toBe(204);
    expect(await list(manager.token)).toEqual([]);
    expect((await send('POST', '', { name: category?.name })).status).toBe(201);
  });

  it('are not deleted while a product is being added', async () => {
    for (let each = 0; each < 10; each += 1) {
      const { id } = await shop.addCategory(`Kind ${each}`);
      const product = { name: 'Tea', price: 1, categoryId: id };
      const [deleted, added] = await Promise.all([
        send('DELETE', `/${id}`),
        shop.request('POST', '/api/products', { token: manager.token, body: product }),
      ]);
      const outcome = [deleted.status, added.status];
      expect([
        [204, 404],
        [409, 201],
      ]).toContainEqual(outcome);
    }
  });

  it('can reuse the name of a deleted one', async () => {
    const { body: tea } = await send('POST', '', { name: 'Tea' });
    await send('POST', '', { name: `deleted:${tea.id}` });
    await send('POST', '', { name: `DELETED ${tea.id}` });
    expect((await send('DELETE', `/${tea.id}`)).status).toBe(204);
  });

  it('are not found when unknown or deleted', async () => {
    const { body: tea } = await send('POST', '', { name: 'Tea' });
    await send('DELETE', `/${tea.id}`);
    for (const id of ['none', tea.id]) {
      await refused('not_found', 'PUT', `/${id}`, { name: 'Other' });
      await refused('not_found', 'DELETE', `/${id}`);
    }
  });

  it('need a name (menu rule 1)', async () => {
    const { body } = await send('POST', '', { name: '  ' });
    expect(body.data.issues).toEqual([{ path: 'name', message: 'Category name is required' }]);
  });
});
