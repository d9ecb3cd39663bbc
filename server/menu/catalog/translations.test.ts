import { expect, it } from 'vitest';
import type { Category, Product } from '../../../shared/contract/menu/catalog-contract';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

const shop = await forEachTest(openTestShop());
const manager = await shop.signInAdmin('manager');

const send = (method: string, path: string, body?: unknown) =>
  shop.request(method, path, { token: manager.token, body });
const read = (path: string) => shop.succeed('GET', path);
const text = async (path: string) => JSON.stringify(await read(path));

const MOMO = {
  hi: { name: 'वेज मोमो', description: 'भाप में पके' },
  ne: { name: 'भेज मःम' },
};
const SIZE = {
  label: 'Size',
  labels: { hi: 'आकार' },
  options: [
    { value: 'full', label: 'Full plate', labels: { hi: 'फुल प्लेट', ne: 'फुल' }, priceModifier: 0 },
    { value: 'half', label: 'Half plate', priceModifier: -40.5 },
  ],
};

const addMomo = (): Promise<Product> =>
  shop.addProduct({
    name: 'Veg momo',
    description: 'Steamed',
    translations: MOMO,
    customizationOptions: { size: SIZE },
  });

it('a dish is read in one language, and by its editors in all', async () => {
  const momo = await addMomo();
  expect(momo).toMatchObject({ translations: MOMO, customizationOptions: { size: SIZE } });
  const [english] = await read('/api/products');
  expect(english).toMatchObject({ name: 'Veg momo', description: 'Steamed', slug: 'veg-momo' });
  expect(JSON.stringify(english)).not.toMatch(/\p{Script=Devanagari}|translations|labels/u);
  const [hindi] = await read('/api/products?lang=hi');
  expect(hindi).toMatchObject({ name: 'वेज मोमो', description: 'भाप में पके', slug: 'veg-momo' });
  expect(hindi.customizationOptions.size).toEqual({
    label: 'आकार',
    options: [
      { value: 'full', label: 'फुल प्लेट', priceModifier: 0 },
      { value: 'half', label: 'Half plate', priceModifier: -40.5 },
    ],
  });
  const [nepali] = await read('/api/products?lang=ne');
  expect(nepali).toMatchObject({ name: 'भेज मःम', description: 'Steamed' });
  expect(JSON.stringify([hindi, nepali])).not.toMatch(/translations|labels/);
  const { body: own } = await send('GET', '/api/products');
  expect(own[0]).toMatchObject({ name: 'Veg momo', translations: MOMO });
  const { body: manager } = await send('GET', '/api/products?lang=hi');
  expect(manager).toEqual([hindi]);
  expect((await shop.request('GET', '/api/products?lang=fr')).body.code).toBe('bad_input');
});

it('an update leaves translations alone unless it says them, and an empty one removes them', async () => {
  const { customizationOptions: _, ...momo } = await addMomo();
  const { translations: __, ...silent } = momo;
  const renamed = await send('PUT', `/api/products/${momo.id}`, { ...silent, name: 'Momo' });
  expect(renamed.body).toMatchObject({ translations: MOMO, slug: 'veg-momo' });
  shop.platform.passSeconds(1);
  const cleared = { ...renamed.body, translations: { hi: { name: ' ' }, ne: {} } };
  const { body } = await send('PUT', `/api/products/${momo.id}`, cleared);
  expect(body).not.toHaveProperty('translations');
  const log = await shop.asAdmin('GET', '/api/admin/audit-log?area=products');
  expect(log.items[0]).toMatchObject({ from: { translations: MOMO }, to: { translations: null } });
  expect(await read('/api/products?lang=hi')).toMatchObject([{ name: 'Momo' }]);
});

it('a category has them, too', async () => {
  const entered = { name: 'Tea', translations: { ne: { name: 'चिया', description: 'तातो' } } };
  const { body: tea } = await send('POST', '/api/categories', entered);
  expect(tea).toMatchObject(entered);
  const { body: kept } = await send('PUT', `/api/categories/${tea.id}`, { name: 'Teas' });
  expect(kept).toMatchObject({ name: 'Teas', translations: entered.translations });
  expect(await read('/api/categories?lang=ne')).toMatchObject([{ name: 'चिया' }]);
  const [english]: Category[] = await read('/api/categories');
  expect(english).toEqual({
    id: tea.id,
    name: 'Teas',
    description: '',
    isActive: true,
    version: 2,
  });
  const { body: all } = await send('GET', '/api/categories');
  expect(all).toEqual([kept]);
  const { body } = await send('PUT', `/api/categories/${tea.id}`, {
    name: 'Teas',
    translations: {},
  });
  expect(body).not.toHaveProperty('translations');
});

it('shared options bring their labels into their dishes', async () => {
  const tea = await shop.addProduct({ name: 'Tea' });
  await shop.asAdmin('POST', '/api/products/shared-options', { ...SIZE, productIds: [tea.id] });
  const [hindi] = await read('/api/products?lang=hi');
  expect(hindi.customizationOptions.size.options[0].label).toBe('फुल प्लेट');
  expect(await shop.asAdmin('GET', '/api/products/shared-options')).toMatchObject([SIZE]);
});

it('staff read what is sold out or to be counted in the language of their page', async () => {
  const { categoryId, ...momo } = await addMomo();
  const words = { name: 'Steamed', translations: { hi: { name: 'भाप वाले' } } };
  await shop.asAdmin('PUT', `/api/categories/${categoryId}`, words);
  const { token } = await shop.signInAdmin('staff');
  const hindi = { token, headers: { 'Accept-Language': 'hi' } };
  const [listed] = await read('/api/products?lang=hi');
  expect(listed).toMatchObject({ name: 'वेज मोमो', categoryName: 'भाप वाले' });

  for (const [kind, id] of [
    ['product', momo.id],
    ['category', categoryId],
    ['option', `${momo.id}.size.full`],
  ]) {
    const body = { kind, id, until: 'tomorrow' };
    await shop.succeed('PUT', '/api/products/sold-out', { ...hindi, body });
  }
  const soldOut = await shop.succeed('GET', '/api/products/sold-out', hindi);
  const names = soldOut.items.map(({ name }: Product) => name).sort();
  expect(names[0]).toMatch(/^फुल प्लेट \(.*वेज मोमो.*आकार/);
  expect(names.slice(1)).toEqual(['भाप वाले', 'वेज मोमो']);
  const log = await shop.asAdmin('GET', '/api/admin/audit-log?area=products');
  expect(JSON.stringify(log)).toContain('Full plate (Veg momo: Size)');

  const counted = await shop.succeed('GET', '/api/inventory/products', hindi);
  expect(counted).toMatchObject([
    { name: 'Veg momo', translations: { hi: { name: 'वेज मोमो' } }, categoryName: 'भाप वाले' },
  ]);
});

it('all names are public for a search, of dishes that customers see', async () => {
  const momo = await addMomo();
  await shop.addProduct({ name: 'Water' });
  await shop.addProduct({ name: 'Thukpa', translations: MOMO, isAvailable: false });
  expect(await read('/api/products/names')).toEqual([
    { id: momo.id, names: ['Veg momo', 'वेज मोमो', 'भेज मःम'] },
  ]);
  await send('PUT', `/api/products/${momo.id}`, {
    ...momo,
    translations: { hi: { name: 'मोमो' } },
  });
  expect(await text('/api/products/names')).toContain('"Veg momo","मोमो"');
});

it.each([
  [{ translations: { fr: { name: 'Ravioli' } } }, 'translations'],
  [{ translations: { hi: { name: 'x'.repeat(101) } } }, 'translations.hi.name'],
  [{ translations: { hi: { name: 'a\nb' } } }, 'translations.hi.name'],
  [{ translations: { ne: { description: 'x'.repeat(1001) } } }, 'translations.ne.description'],
  [{ translations: { ne: { slug: 'x' } } }, 'translations.ne'],
  [
    { customizationOptions: { size: { ...SIZE, labels: { hi: 'x'.repeat(61) } } } },
    'customizationOptions.size.labels.hi',
  ],
  [{ customizationOptions: sectionsWithLabels(60, 7) }, 'customizationOptions'],
])('translations are refused beyond their bounds', async (fields, path) => {
  const momo = await addMomo();
  const body = await shop.refuses(
    () => send('PUT', `/api/products/${momo.id}`, { ...momo, ...fields }),
    'bad_input',
    400,
  );
  expect(body.data.issues[0].path).toBe(path);
});

/** Sections of ten options with labels of so many letters in each language. */
function sectionsWithLabels(letters: number, sections: number) {
  const long = 'क'.repeat(letters);
  const labels = { hi: long, ne: long };
  const options = Array.from({ length: 10 }, (_, index) => ({
    value: `v${index}`,
    label: `Option ${index}`,
    labels,
    priceModifier: 0,
  }));
  return Object.fromEntries(
    Array.from({ length: sections }, (_, index) => [
      `s${index}`,
      { label: `Section ${index}`, labels, options },
    ]),
  );
}
