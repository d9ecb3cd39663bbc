import { expect, it } from 'vitest';
import { openMenuFileShop } from '../../../tests/support/menu/menu-file-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';

const file = await forEachTest(openMenuFileShop());
const { shop } = file;

const HOT = {
  value: 'hot',
  label: 'Hot',
  labels: { hi: 'तीखा, बहुत', ne: 'पिरो' },
  priceModifier: 20,
};
const PLAIN = { value: 'plain', label: 'Plain', isDefault: true, priceModifier: 0 };
const MOMO = {
  name: 'Veg momo',
  description: 'Steamed',
  translations: { hi: { name: 'वेज मोमो', description: '=भाप "में"' }, ne: { name: 'भेज मःम' } },
  customizationOptions: {
    soup: { label: 'Soup', labels: { ne: 'झोल' }, options: [HOT, PLAIN], min: 1 },
  },
};

it('a menu in three languages comes back as it went out', async () => {
  await file.add(MOMO);
  await file.add({ name: 'Water' });
  const csv = await file.exported();
  expect(csv).toContain('name,name (hindi),name (nepali),description,description (hindi)');
  expect(csv).toContain('"Soup: तीखा\\, बहुत, Plain"');
  const before = await shop.everything();
  expect(await file.imported(csv)).toEqual({ added: 0, changed: 0 });
  expect(await shop.everything()).toBe(before);
  for (const { id } of await file.products()) await shop.asAdmin('DELETE', `/api/products/${id}`);
  expect(await file.imported(csv.replaceAll(/^[0-9a-f-]{36},/gm, ','))).toMatchObject({ added: 2 });
  expect((await file.products())[0]).toMatchObject(MOMO);
});

it('a file without such columns leaves them alone, and an empty cell clears one', async () => {
  await file.add(MOMO);
  const changed = 'name,category,price,options\nVeg momo,Hot things,50,"Soup [1]: Hot +25, Plain*"';
  expect((await file.imported(changed)).changed).toBe(1);
  const [kept] = await file.products();
  expect(kept).toMatchObject({ price: 50, translations: MOMO.translations });
  expect(kept?.customizationOptions['soup']).toMatchObject({
    labels: { ne: 'झोल' },
    options: [{ labels: HOT.labels, priceModifier: 25 }, { value: 'plain' }],
  });
  const csv = 'name,category,Name (Hindi),name (NEPALI),options (hindi)\nVeg momo,Hot things,,मःम,';
  const { lines } = (await file.preview(csv)).body;
  expect(lines[0].changes).toEqual([
    { column: 'name (hindi)', from: 'वेज मोमो', to: '' },
    { column: 'name (nepali)', from: 'भेज मःम', to: 'मःम' },
    { column: 'options (hindi)', from: 'Soup: तीखा\\, बहुत, Plain', to: '' },
  ]);
  await file.imported(csv);
  const [cleared] = await file.products();
  expect(cleared?.translations).toEqual({
    hi: { description: MOMO.translations.hi.description },
    ne: { name: 'मःम' },
  });
  expect(cleared?.customizationOptions['soup']?.options[0]?.labels).toEqual({ ne: 'पिरो' });
});

it.each([
  ['name (hindi)', 'x'.repeat(101), 'name (hindi): At most 100 characters'],
  ['description (nepali)', 'x'.repeat(1001), 'description (nepali): At most 1000 characters'],
  [
    'name (nepali)',
    '???',
    'name (nepali): the spreadsheet has lost letters; save it as "CSV UTF-8"',
  ],
  [
    'options (hindi)',
    'सूप: तीखा',
    'options (hindi): does not have the sections and options of "options", in their order',
  ],
  [
    'options (nepali)',
    'झोल',
    'options (nepali): does not have the sections and options of "options", in their order',
  ],
])('a wrong cell of "%s" is refused', async (column, cell, problem) => {
  await file.add({ ...MOMO, translations: {} });
  const before = await shop.everything();
  const csv = `name,category,${column}\nVeg momo,Hot things,"${cell}"`;
  const { lines, seen } = (await file.preview(csv)).body;
  expect(lines[0].problems).toEqual([problem]);
  expect((await file.carryOut(csv, seen)).body.code).toBe('bad_input');
  expect(await shop.everything()).toBe(before);
});

it('the labels of shared options are changed on their own page only', async () => {
  const { id } = await file.add({ name: 'Tea' });
  const { soup } = MOMO.customizationOptions;
  await shop.asAdmin('POST', '/api/products/shared-options', { ...soup, productIds: [id] });
  const row = (cell: string) => `name,category,options (nepali)\nTea,Hot things,"${cell}"`;
  const outcome = async (cell: string) => (await file.preview(row(cell))).body.lines[0];
  expect(await outcome('')).toMatchObject({ outcome: 'unchanged' });
  expect(await outcome('झोल: पिरो, Plain')).toMatchObject({ outcome: 'unchanged' });
  expect((await outcome('रस: पिरो, Plain')).problems).toEqual([
    'options: "Soup" is shared by dishes; change it on the Shared options page',
  ]);
});

it('a category’s other names are columns of its dishes, and any of these may give one', async () => {
  await file.add({ name: 'Tea' });
  await file.add({ name: 'Coffee' });
  const csv =
    'name,category,price,category (hindi),Category (Nepali)\n' +
    'Tea,Hot things,40,गरम चीज़ें,\nCoffee,Hot things,40,,\nWaffle,Sweet things,90,,मिठो';
  const { lines } = (await file.preview(csv)).body;
  expect(lines[0].changes).toEqual([{ column: 'category (hindi)', from: '', to: 'गरम चीज़ें' }]);
  const outcomes = lines.map(({ outcome }: { outcome: string }) => outcome);
  expect(outcomes).toEqual(['changed', 'unchanged', 'added']);
  const [tea] = await file.products();
  expect(await file.imported(csv)).toEqual({ added: 1, changed: 1 });
  expect(await shop.asAdmin('GET', '/api/categories')).toMatchObject([
    { name: 'Hot things', translations: { hi: { name: 'गरम चीज़ें' } }, version: 2 },
    { name: 'Sweet things', translations: { ne: { name: 'मिठो' } } },
  ]);
  // Nothing of the dish itself has changed.
  expect((await file.products())[0]).toEqual(tea);
  const before = await shop.everything();
  expect(await file.imported(await file.exported())).toEqual({ added: 0, changed: 0 });
  expect(await shop.everything()).toBe(before);

  // A dish that moves does not take the name of its old category along.
  const moved = 'name,id,category,category (hindi)\nTea,TEA,Sweet things,गरम चीज़ें';
  await file.imported(moved.replace('TEA', tea?.id ?? ''));
  const [, sweet] = await shop.asAdmin('GET', '/api/categories');
  expect(sweet.translations).toEqual({ ne: { name: 'मिठो' } });
});

it.each([
  ['another name on an earlier line', 'गरम', 'category (hindi): line 2 says "गरम चीज़ें"'],
  ['a name that is too long', 'x'.repeat(61), 'category (hindi): At most 60 characters'],
])('%s of a category is refused', async (_, word, problem) => {
  await file.add({ name: 'Tea' });
  const csv = `name,category,price,category (hindi)\nTea,Hot things,40,गरम चीज़ें\nSoup,Hot things,50,${word}`;
  const { lines } = (await file.preview(csv)).body;
  expect(lines[1]).toMatchObject({ outcome: 'wrong', problems: [problem] });
});
