import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import type { SharedOptions } from '../../../shared/contract/menu/shared-options-contract';
import type { AuditEntry } from '../../../shared/contract/platform/audit-contract';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

const PATH = '/api/products/shared-options';
const HONEY = { value: 'honey', label: 'Honey', priceModifier: 20 };
const JAM = { value: 'jam', label: 'Jam', priceModifier: 10.5, isDefault: true };
const TOPPING = { label: 'Topping', options: [HONEY, JAM], min: 1, max: 2 };

let waffle: Product;
let pancake: Product;
const shop = await forEachTest(openTestShop());
const manager = await shop.signInAdmin('manager');
beforeEach(async () => {
  waffle = await shop.addProduct({
    name: 'Waffle',
    customizationOptions: {
      size: { label: 'Size', options: [{ value: 'big', label: 'Big', priceModifier: 40 }] },
      'old-topping': { label: ' topping', options: [HONEY] },
    },
  });
  pancake = await shop.addProduct({ name: 'Pancake', categoryId: waffle.categoryId });
});

const send = (method: string, path: string, body?: unknown) =>
  shop.request(method, path, { token: manager.token, body });
const share = (fields: object = {}): Promise<SharedOptions> =>
  shop.asAdmin('POST', PATH, { ...TOPPING, productIds: [waffle.id, pancake.id], ...fields });
const menu = async (): Promise<Product[]> => shop.succeed('GET', '/api/products');
const sections = async () =>
  Object.fromEntries(
    (await menu()).map(({ name, customizationOptions: all }) => [
      name,
      Object.entries(all).map(([key, { label, sharedId, options }]) => [
        key,
        sharedId === undefined ? label : `${label}: ${options.map((each) => each.label)}`,
      ]),
    ]),
  );
const form = ({ stockCount: _, stockVersion: __, ...fields }: Product) => fields;
const refused = (code: string, method: string, path: string, body?: unknown) =>
  shop.refuses(() => send(method, path, body), code);

describe('shared options', () => {
  it('are in their dishes, where they replace an own section with the same label', async () => {
    const shared = await share();
    expect(shared).toEqual({
      ...TOPPING,
      id: expect.any(String),
      productIds: [waffle.id, pancake.id],
      version: 1,
    });
    expect(await sections()).toEqual({
      Waffle: [
        ['size', 'Size'],
        ['old-topping', 'Topping: Honey,Jam'],
      ],
      Pancake: [['topping', 'Topping: Honey,Jam']],
    });
    expect((await menu())[1]?.customizationOptions['topping']).toEqual({
      ...TOPPING,
      sharedId: shared.id,
    });
  });

  it('change in all their dishes at once, and leave those that are not named', async () => {
    const { id } = await share();
    const change = { ...TOPPING, options: [HONEY], max: 1, productIds: [pancake.id], version: 1 };
    const changed = await shop.asAdmin('PUT', `${PATH}/${id}`, change);
    expect(changed).toMatchObject({ options: [HONEY], productIds: [pancake.id], version: 2 });
    expect(await sections()).toEqual({
      Waffle: [['size', 'Size']],
      Pancake: [['topping', 'Topping: Honey']],
    });
    expect(await shop.asAdmin('GET', PATH)).toEqual([changed]);
    await refused('conflict', 'PUT', `${PATH}/${id}`, change);
    await refused('not_found', 'PUT', `${PATH}/nobody`, change);
    await refused('not_found', 'PUT', `${PATH}/${id}`, {
      ...TOPPING,
      productIds: [pancake.id, 'nobody'],
    });
  });

  it('follow the shared ones when a dish is saved, whatever its form says', async () => {
    const { id } = await share();
    const [open] = await menu();
    if (!open) throw new Error('The menu is empty');
    const stale = { topping: { label: 'Mine', options: [HONEY], sharedId: id } };
    const saved = await shop.asAdmin('PUT', `/api/products/${waffle.id}`, {
      ...form(open),
      customizationOptions: stale,
    });
    expect(saved.customizationOptions).toEqual({ topping: { ...TOPPING, sharedId: id } });
    await refused('not_found', 'PUT', `/api/products/${waffle.id}`, {
      ...form(saved),
      customizationOptions: { topping: { ...TOPPING, sharedId: 'nobody' } },
    });
    // The form was open while the options changed.
    await shop.asAdmin('PUT', `${PATH}/${id}`, {
      ...TOPPING,
      label: 'Extra',
      productIds: [waffle.id],
    });
    await refused('conflict', 'PUT', `/api/products/${waffle.id}`, form(saved));
  });

  it('are deleted once no dish has them', async () => {
    const { id } = await share();
    await refused('shared_options_in_use', 'DELETE', `${PATH}/${id}`);
    const { version } = await shop.asAdmin('PUT', `${PATH}/${id}`, { ...TOPPING, productIds: [] });
    await refused('conflict', 'DELETE', `${PATH}/${id}?version=1`);
    expect((await send('DELETE', `${PATH}/${id}?version=${version}`)).status).toBe(204);
    expect(await shop.asAdmin('GET', PATH)).toEqual([]);
    expect(await sections()).toEqual({ Waffle: [['size', 'Size']], Pancake: [] });
  });

  it('may not make a dish free, nor give it more sections than a dish may have', async () => {
    const free = { ...TOPPING, options: [{ ...HONEY, priceModifier: -100 }], max: 1 };
    await refused('price_not_positive', 'POST', PATH, { ...free, productIds: [pancake.id] });
    const full = Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [`s${at}`, { label: `S ${at}`, options: [HONEY] }]),
    );
    await shop.asAdmin('PUT', `/api/products/${pancake.id}`, {
      ...form(pancake),
      customizationOptions: full,
    });
    const { message } = await refused('too_many_options', 'POST', PATH, {
      ...TOPPING,
      productIds: [waffle.id, pancake.id],
    });
    expect(message).toMatch(/^Pancake has too many options/);
    await refused('bad_input', 'POST', PATH, { ...TOPPING, max: 3, productIds: [] });
  });

  it('stay right when a dish takes them up while they change', async () => {
    const { id } = await share({ productIds: [waffle.id] });
    await Promise.all([
      send('PUT', `/api/products/${pancake.id}`, {
        ...form(pancake),
        customizationOptions: { topping: { ...TOPPING, sharedId: id } },
      }),
      send('PUT', `${PATH}/${id}`, {
        ...TOPPING,
        options: [HONEY],
        max: 1,
        productIds: [waffle.id],
      }),
    ]);
    const copies = (await menu()).flatMap(({ customizationOptions }) =>
      Object.values(customizationOptions).filter(({ sharedId }) => sharedId === id),
    );
    const [shared] = await shop.asAdmin('GET', PATH);
    for (const { options } of copies) expect(options).toEqual(shared.options);
  });

  it('are in the audit log with the dishes that they changed', async () => {
    const { id } = await share();
    const log = await shop.asAdmin('GET', '/api/admin/audit-log?area=products&limit=100');
    const entries: AuditEntry[] = log.items;
    const changesOf = (subjectId: string) =>
      entries.flatMap(({ subject, from, to }) => (subject.id === subjectId && from ? [to] : []));
    expect(changesOf(id)).toEqual([{ sharedOptions: 'Topping [1-2]: Honey +20.00, Jam* +10.50' }]);
    expect(changesOf(waffle.id).map((to) => Object.keys(to ?? {}))).toEqual([
      ['customizationOptions'],
    ]);
  });

  it('come unchanged out of a menu file, which cannot change them', async () => {
    await share();
    const csv = await shop.succeed('GET', '/api/products/export', { token: manager.token });
    const read = async (file: string) =>
      (await send('POST', '/api/products/import-preview', { csv: file })).body.lines.flatMap(
        ({ outcome, problems }: { outcome: string; problems: string[] }) => [outcome, ...problems],
      );
    expect(await read(csv)).toEqual(['unchanged', 'unchanged']);
    expect(await read(csv.replaceAll('Jam*', 'Jelly*'))).toEqual(
      Array(2)
        .fill([
          'wrong',
          'options: "Topping" is shared by dishes; change it on the Shared options page',
        ])
        .flat(),
    );
  });
});
