import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry } from '../../shared/contract/audit-contract';
import type { Product } from '../../shared/contract/catalog-contract';
import { orderFor, placed } from '../../tests/support/test-orders';
import { openTestShop, type SignedIn, type TestShop } from '../../tests/support/test-shop';

const OPTIONS = {
  topping: {
    label: 'Topping, extra',
    options: [
      { value: 'jam-2', label: 'Jam: red; or blue', priceModifier: -1.25 },
      { value: 'jam', label: 'Big +12', priceModifier: 0 },
    ],
  },
};

describe('the menu file', () => {
  let shop: TestShop;
  let manager: SignedIn;
  let categoryId: string;
  beforeAll(async () => {
    shop = await openTestShop();
    manager = await shop.signInAdmin('manager');
  });
  beforeEach(async () => {
    await shop.reset();
    categoryId = (await shop.addCategory('Hot things')).id;
  });
  afterAll(() => shop.close());

  const exported = (): Promise<string> =>
    shop.succeed('GET', '/api/products/export', { token: manager.token });
  const products = (): Promise<Product[]> =>
    shop.succeed('GET', '/api/products', { token: manager.token });
  const preview = (csv: string) =>
    shop.request('POST', '/api/products/import-preview', { token: manager.token, body: { csv } });
  const carryOut = (csv: string, seen: string) =>
    shop.request('POST', '/api/products/import', { token: manager.token, body: { csv, seen } });
  const add = (fields: object): Promise<Product> =>
    shop.asAdmin('POST', '/api/products', { name: 'Tea', price: 40, categoryId, ...fields });

  async function imported(csv: string) {
    const { seen } = (await preview(csv)).body;
    return (await carryOut(csv, seen)).body;
  }

  async function wrong(csv: string): Promise<string[]> {
    const before = await shop.everything();
    const { lines, seen } = (await preview(csv)).body;
    const refused = await carryOut(csv, seen);
    expect(refused.body.code).toBe('bad_input');
    expect(await shop.everything()).toBe(before);
    return lines.flatMap(({ problems }: { problems: string[] }) => problems);
  }

  it('changes nothing when it is imported unchanged', async () => {
    await add({
      name: '=HYPERLINK("http://evil")',
      description: '+1, "quoted";\nand a second line',
      price: 149.95,
      packagingCharge: 5.05,
      stockCount: 7,
      imageUrl: '/pictures/waffle.svg',
      isAvailable: false,
      prepMinutes: 8,
      diet: 'non-veg',
      customizationOptions: OPTIONS,
    });
    await add({ name: "'@SUM(A1)", description: "'''-2" });
    await add({ name: '＝1+1', description: "it's a tea; plain, hot" });
    const csv = await exported();
    for (const formula of ['=HYPERLINK', '+1, ', '@SUM', '＝1']) {
      expect(csv).toContain(`'${formula}`);
    }
    const before = await shop.everything();
    const { lines } = (await preview(csv)).body;
    expect(lines).toHaveLength(3);
    for (const line of lines) {
      expect(line).toMatchObject({ outcome: 'unchanged', changes: [], problems: [] });
    }
    expect(await imported(csv)).toEqual({ added: 0, changed: 0 });
    expect(await shop.everything()).toBe(before);
    for (const { id } of await products()) await shop.asAdmin('DELETE', `/api/products/${id}`);
    const withoutIds = csv.replaceAll(/^[0-9a-f-]{36},/gm, ',');
    expect(await imported(withoutIds)).toEqual({ added: 3, changed: 0 });
    expect((await exported()).replaceAll(/^[0-9a-f-]{36},/gm, ',')).toBe(withoutIds);
  });

  it('previews its changes and applies them together', async () => {
    const tea = await add({ stockCount: 9, customizationOptions: OPTIONS });
    await placed(shop, orderFor(tea, 2), await shop.signInCustomer());
    const csv = [
      'Name;Category;Price;Stock;Options;On the menu;Diet;Minutes to make',
      'tea;HOT THINGS;45.5;100;Topping\\, extra: Big +12 +0, Honey +10;no;veg;4',
      '',
      'Soup;Hot things;₹120;5;;;non-veg;',
    ].join('\n');
    const before = await shop.everything();
    const { lines, seen } = (await preview(csv)).body;
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
    expect((await carryOut(csv, seen)).body).toEqual({ added: 1, changed: 1 });
    const [changed, soup] = await products();
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
    expect(await imported(csv)).toEqual({ added: 0, changed: 0 });
  });

  it('is refused as a whole when one line is wrong', async () => {
    const tea = await add({});
    await shop.addProduct({ name: 'Twin', categoryId });
    await shop.addProduct({ name: 'twin', categoryId });
    const csv = [
      'id,name,category,price,packaging charge,diet,options,picture',
      ',Good,Hot things,10,,,,',
      'nobody,X,Hot things,10,,,,',
      `,X,${'x'.repeat(61)},10,,,,`,
      ',,Hot things,10,,,,',
      ',X,Hot things,"1,200",,,,',
      ',Y,Hot things,1.005,51,,,',
      ',Z,Hot things,10,,meat,Size,',
      ',Free,Hot things,10,,,Size: None -10,',
      ',Twin,Hot things,10,,,,',
      ',Good,Hot things,11,,,,',
      `${tea.id},Tea,Hot things,10,,,,javascript:alert(1)`,
      ',Huge,Hot things,99999999,,,,',
      ',More,Hot things,10,,,Size: Big, Small,,x',
    ].join('\n');
    expect(await wrong(csv)).toEqual([
      'id: there is no product "nobody"; leave the id empty to add one',
      'category: At most 60 characters',
      'name: Please fill in this field',
      'price: "1,200" is not a price such as 120 or 120.50',
      'price: At most 2 decimals',
      'packaging charge: At most 50',
      'diet: "meat" is not veg or non-veg',
      'options: "Size" is not written like "Size: Regular, Large +40"',
      'price: With these options the price could be zero or less.',
      'name: several products have it; give the id of one',
      'This product is already on line 2',
      'picture: Must begin with https:// or /, without spaces or quotes',
      'price: At most 1000000',
      'More cells than columns: is a quotation mark missing?',
    ]);
  });

  it('is refused when its plan has changed since the preview', async () => {
    const tea = await add({});
    const csv = `id,name,price\n${tea.id},Tea,50`;
    const { seen } = (await preview(csv)).body;
    await shop.asAdmin('PUT', `/api/products/${tea.id}`, { ...tea, price: 60 });
    const before = await shop.everything();
    expect((await carryOut(csv, seen)).body.code).toBe('conflict');
    expect((await carryOut(csv, 'anything')).body.code).toBe('conflict');
    expect(await shop.everything()).toBe(before);
    expect(await imported(csv)).toEqual({ added: 0, changed: 1 });
  });

  it('adds the categories that the menu lacks', async () => {
    const tea = await add({});
    const csv = [
      'name,category,price,stock',
      'Cake,Sweet  things,90,always',
      'Bun,SWEET THINGS,30,',
      'Ice,Cold things,60,5',
      'Tea,Hot things,40,',
    ].join('\n');
    const before = await shop.everything();
    const { newCategories, lines, seen } = (await preview(csv)).body;
    expect(newCategories).toEqual(['Sweet  things', 'Cold things']);
    expect(lines.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'added',
      'added',
      'added',
      'unchanged',
    ]);
    expect(await shop.everything()).toBe(before);
    expect((await carryOut(csv, seen)).body).toEqual({ added: 3, changed: 0 });
    const menu = (await products()).map(({ name, categoryName, stockCount }) => [
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
    expect(await exported()).toContain(',always,');
    expect((await carryOut(csv, seen)).body.code).toBe('conflict');
    expect(await imported(csv)).toEqual({ added: 0, changed: 0 });
  });

  it('can be started from a template, which is a menu file itself', async () => {
    const template: string = await shop.succeed('GET', '/api/products/import-template', {
      token: manager.token,
    });
    expect(template.split('\r\n')[0]).toContain((await exported()).split('\r\n')[0]);
    const { lines, newCategories } = (await preview(template)).body;
    expect(newCategories).toEqual(['Examples']);
    expect(lines.map(({ outcome }: { outcome: string }) => outcome)).toEqual(
      Array(3).fill('added'),
    );
    await imported(template);
    // Nobody can order an example.
    expect(await shop.succeed('GET', '/api/products')).toEqual([]);
  });

  it.each([
    ['prise', 'name,prise\nTea,40', 'There is no column "prise"'],
    ['no name', 'id,price\nx,40', 'The file needs a column "name"'],
    ['a column twice', 'name,name\nTea,40', 'A column appears twice'],
    ['an open quotation mark', 'name,price\n"Tea,40', 'a quotation mark is missing'],
    ['a million stray ones', `name\n${'"'.repeat(1_000_000)}`, 'at most 200000 quotation marks'],
    ['nothing', '', 'The file needs a column "name"'],
    ['too many', `name\n${'x\n'.repeat(2001)}`, 'A file can have at most 2000 products'],
  ])('is refused when it cannot be read: %s', async (_name, csv, message) => {
    const { status, body } = await preview(csv);
    expect(status).toBe(400);
    expect(body.data.issues[0].message).toContain(message);
  });

  it('may contain two thousand products', async () => {
    const names = Array.from({ length: 2000 }, (_, index) => `Tea ${index}`);
    const csv = ['name,category,price', ...names.map((name) => `${name},Hot things,40`)].join('\n');
    const { lines } = (await preview(csv)).body;
    expect(lines).toHaveLength(2000);
    const part = csv.split('\n').slice(0, 601).join('\n');
    expect(await imported(part)).toEqual({ added: 600, changed: 0 });
    expect((await products()).map(({ name }) => name)).toEqual(names.slice(0, 600));
  });

  it('is refused to staff', async () => {
    const { token } = await shop.signInAdmin('staff');
    expect((await shop.request('GET', '/api/products/export', { token })).status).toBe(403);
  });
});
