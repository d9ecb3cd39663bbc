import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '../../../shared/contract/platform/audit-contract';
import { openMenuFileShop } from '../../../tests/support/menu/menu-file-shop';
import { orderFor, placed } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';

const OPTIONS = {
  topping: {
    label: 'Topping, extra',
    options: [
      { value: 'jam-2', label: 'Jam: red; or blue', priceModifier: -1.25 },
      { value: 'jam', label: 'Big +12', priceModifier: 0 },
    ],
  },
};

const file = await forEachTest(openMenuFileShop());
const { shop } = file;

describe('the menu file', () => {
  it('changes nothing when it is imported unchanged', async () => {
    await file.add({
      name: '=HYPERLINK("http://evil")',
      description: '+1, "quoted";\nand a second line',
      price: 149.95,
      packagingCharge: 5.05,
      stockCount: 7,
      imageUrl: '/pictures/waffle.svg',
      isAvailable: false,
      prepMinutes: 8,
      diet: 'non-veg',
      contains: ['milk', 'egg'],
      otherWords: '=chiya, "milk" tea; चिया',
      customizationOptions: OPTIONS,
    });
    await file.add({ name: "'@SUM(A1)", description: "'''-2" });
    await file.add({ name: '＝1+1', description: "it's a tea; plain, hot" });
    const csv = await file.exported();
    for (const formula of ['=HYPERLINK', '+1, ', '@SUM', '＝1']) {
      expect(csv).toContain(`'${formula}`);
    }
    const before = await shop.everything();
    const { lines } = (await file.preview(csv)).body;
    expect(lines).toHaveLength(3);
    for (const line of lines) {
      expect(line).toMatchObject({ outcome: 'unchanged', changes: [], problems: [] });
    }
    expect(await file.imported(csv)).toEqual({ added: 0, changed: 0 });
    expect(await shop.everything()).toBe(before);
    for (const { id } of await file.products()) await shop.asAdmin('DELETE', `/api/products/${id}`);
    const withoutIds = csv.replaceAll(/^[0-9a-f-]{36},/gm, ',');
    expect(await file.imported(withoutIds)).toEqual({ added: 3, changed: 0 });
    expect((await file.exported()).replaceAll(/^[0-9a-f-]{36},/gm, ',')).toBe(withoutIds);
  });

  it('has a dish’s own station by its name', async () => {
    const path = '/api/admin/kitchen/settings';
    await shop.asAdmin('PUT', path, { station1: 'Hot kitchen', station3: 'Bar' });
    await file.add({ name: 'Egg' });
    await file.add({ name: 'Lassi', station: 3 });
    await file.add({ name: 'Water', station: 0 });
    const stations = async () =>
      (await file.products()).map(({ name, station }) => [name, station]);
    expect(await file.exported()).toMatch(/,\r\n.*Lassi.*,Bar\r\n.*Water.*,none$/);
    const csv = 'name,category,station\nEgg,Hot things,bar\nLassi,Hot things,\n';
    const { lines } = (await file.preview(csv)).body;
    expect(lines[0].changes).toEqual([{ column: 'station', from: '', to: 'Bar' }]);
    await file.imported(csv);
    expect(await stations()).toEqual([
      ...[
        ['Egg', 3],
        ['Lassi', undefined],
        ['Water', 0],
      ],
    ]);
    const wrong = (await file.preview('name,category,station\nEgg,Hot things,Cellar')).body;
    expect(wrong.lines[0].problems).toEqual(['station: there is no "Cellar"']);
    // A closed station keeps its number.
    await shop.asAdmin('PUT', path, { station3: '' });
    expect(await file.imported(await file.exported())).toEqual({ added: 0, changed: 0 });
    expect((await stations())[0]).toEqual(['Egg', 3]);
  });

  it('previews its changes and applies them together', async () => {
    const tea = await file.add({ stockCount: 9, customizationOptions: OPTIONS });
    await placed(shop, orderFor(tea, 2), await shop.signInCustomer());
    const csv = [
      'Name;Category;Price;Stock;Options;On the menu;Diet;Minutes to make',
      'tea;HOT THINGS;45.5;100;Topping\\, extra: Big +12 +0, Honey +10;no;veg;4',
      '',
      'Soup;Hot things;₹१२०;५;;;non-veg;',
    ].join('\n');
    const before = await shop.everything();
    const { lines, seen } = (await file.preview(csv)).body;
    expect(await shop.everything()).toBe(before);
    expect(lines).toMatchObject([
      {
        line: 2,
        outcome: 'changed',
        changes: [
          { column: 'name', from: 'Tea', to: 'tea' },
          { column: 'price', from: '40.00', to: '45.50' },
          { column: 'minutes to make', from: '', to: '4' },
          { column: 'on the menu', from: 'yes', to: 'no' },
          { column: 'options' },
        ],
      },
      { line: 4, name: 'Soup', outcome: 'added', changes: [] },
    ]);
    expect((await file.carryOut(csv, seen)).body).toEqual({ added: 1, changed: 1 });
    const [changed, soup] = await file.products();
    expect(changed).toMatchObject({ id: tea.id, price: 45.5, isAvailable: false, stockCount: 7 });
    expect([changed?.prepMinutes, soup?.prepMinutes]).toEqual([4, null]);
    expect(changed?.customizationOptions).toEqual({
      topping: {
        label: 'Topping, extra',
        options: [
          { value: 'jam', label: 'Big +12', priceModifier: 0 },
          { value: 'honey', label: 'Honey', priceModifier: 10 },
        ],
      },
    });
    expect(soup).toMatchObject({ name: 'Soup', price: 120, stockCount: 5, diet: 'non-veg' });
    const log = await shop.asAdmin('GET', '/api/admin/audit-log?area=products&limit=100');
    const named = (name: string) => expect.objectContaining({ name });
    const told = log.items.filter(({ by }: AuditEntry) => by.name === 'manager');
    expect(told).toContainEqual(expect.objectContaining({ from: null, subject: named('Soup') }));
    const repriced = expect.objectContaining({ from: expect.objectContaining({ price: 40 }) });
    expect(told).toContainEqual(repriced);
    expect(await file.imported(csv)).toEqual({ added: 0, changed: 0 });
  });

  it('adds the categories that the menu lacks', async () => {
    const tea = await file.add({});
    const csv = [
      'name,category,price,stock',
      'Cake,Sweet  things,90,always',
      'Bun,SWEET THINGS,30,',
      'Ice,Cold things,60,5',
      'Tea,Hot things,40,',
    ].join('\n');
    const before = await shop.everything();
    const { newCategories, lines, seen } = (await file.preview(csv)).body;
    expect(newCategories).toEqual(['Sweet  things', 'Cold things']);
    expect(lines.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'added',
      'added',
      'added',
      'unchanged',
    ]);
    expect(await shop.everything()).toBe(before);
    expect((await file.carryOut(csv, seen)).body).toEqual({ added: 3, changed: 0 });
    const menu = (await file.products()).map(({ name, categoryName, stockCount }) => [
      name,
      categoryName,
      stockCount,
    ]);
    expect(menu).toEqual([
      [tea.name, 'Hot things', 0],
      ['Cake', 'Sweet  things', 1_000_000],
      ['Bun', 'Sweet  things', 1_000_000],
      ['Ice', 'Cold things', 5],
    ]);
    const log = await shop.asAdmin('GET', '/api/admin/audit-log?area=categories&limit=100');
    const named = (name: string) =>
      expect.objectContaining({ from: null, subject: expect.objectContaining({ name }) });
    expect(log.items).toContainEqual(named('Cold things'));
    expect(await file.exported()).toContain(',always,');
    expect((await file.carryOut(csv, seen)).body.code).toBe('conflict');
    expect(await file.imported(csv)).toEqual({ added: 0, changed: 0 });
  });

  it('names the dishes that go well with one, and tax classes', async () => {
    const taxes = await shop.asAdmin('GET', '/api/admin/taxes');
    const [{ id: taxClassId, name: taxClass }] = taxes.classes.slice(-1);
    const [jam, cream] = [
      await file.add({ name: 'Jam' }),
      await file.add({ name: 'Cream; thick' }),
    ];
    const tea = await file.add({ goesWith: [jam.id, cream.id], taxClassId });
    const csv = await file.exported();
    expect(csv).toContain(`"Jam, ${cream.slug}",${taxClass}`);
    expect(await file.imported(csv)).toEqual({ added: 0, changed: 0 });
    const old = await file.imported('name,category,price\nTea,Hot things,45');
    expect(old).toEqual({ added: 0, changed: 1 });
    const goesWith = [jam.id, cream.id];
    expect((await file.products()).at(-1)).toMatchObject({ price: 45, goesWith, taxClassId });

    const header = 'name,category,price,goes well with,tax class';
    const next = `${header}\nTea,Hot things,45,"bun; JAM",\nBun,Hot things,30,Tea,${taxClassId}`;
    const { lines } = (await file.preview(next)).body;
    expect(lines[0].changes).toEqual([
      { column: 'goes well with', from: `Jam, ${cream.slug}`, to: 'Bun, Jam' },
      { column: 'tax class', from: taxClass, to: '' },
    ]);
    expect(await file.imported(next)).toEqual({ added: 1, changed: 1 });
    const [bun] = (await file.products()).filter(({ name }) => name === 'Bun');
    expect(bun).toMatchObject({ goesWith: [tea.id], taxClassId });
    const changed = (await file.products()).find(({ id }) => id === tea.id);
    expect(changed?.goesWith).toEqual([bun?.id, jam.id]);
    expect(changed?.taxClassId ?? null).toBeNull();
    expect(await file.imported(next)).toEqual({ added: 0, changed: 0 });
    expect(await file.imported(await file.exported())).toEqual({ added: 0, changed: 0 });
  });

  it('can be started from a template, which is a menu file itself', async () => {
    const template: string = await shop.succeed('GET', '/api/products/import-template', {
      token: file.token,
    });
    expect(template.split('\r\n')[0]).toContain((await file.exported()).split('\r\n')[0]);
    const { lines, newCategories } = (await file.preview(template)).body;
    expect(newCategories).toEqual(['Examples']);
    expect(lines.map(({ outcome }: { outcome: string }) => outcome)).toEqual(
      Array(3).fill('added'),
    );
    await file.imported(template);
    // Nobody can order an example.
    expect(await shop.succeed('GET', '/api/products')).toEqual([]);
  });

  it('may contain two thousand products', async () => {
    const names = Array.from({ length: 2000 }, (_, index) => `Tea ${index}`);
    const csv = ['name,category,price', ...names.map((name) => `${name},Hot things,40`)].join('\n');
    const { lines } = (await file.preview(csv)).body;
    expect(lines).toHaveLength(2000);
    const part = csv.split('\n').slice(0, 601).join('\n');
    expect(await file.imported(part)).toEqual({ added: 600, changed: 0 });
    expect((await file.products()).map(({ name }) => name)).toEqual(names.slice(0, 600));
  });
});
