import { describe, expect, it } from 'vitest';
import { openMenuFileShop } from '../../../tests/support/menu/menu-file-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';

const file = await forEachTest(openMenuFileShop());
const { shop } = file;

describe('the menu file', () => {
  async function wrong(csv: string): Promise<string[]> {
    const before = await shop.everything();
    const { lines, seen } = (await file.preview(csv)).body;
    const refused = await file.carryOut(csv, seen);
    expect(refused.body.code).toBe('bad_input');
    expect(await shop.everything()).toBe(before);
    return lines.flatMap(({ problems }: { problems: string[] }) => problems);
  }

  it('is refused as a whole when one line is wrong', async () => {
    const tea = await file.add({});
    await shop.addProduct({ name: 'Twin', categoryId: file.categoryId });
    await shop.addProduct({ name: 'twin', categoryId: file.categoryId });
    const csv = [
      'id,name,category,price,packaging charge,diet,options,picture,contains',
      ',Good,Hot things,10,,,,,"milk; Soy,"',
      'nobody,X,Hot things,10,,,,',
      `,X,${'x'.repeat(61)},10,,,,`,
      ',,Hot things,10,,,,',
      ',X,Hot things,"1,200",,,,',
      ',Y,Hot things,10,51,,,',
      ',Z,Hot things,10,,meat,Size,',
      ',Free,Hot things,10,,,Size: None -10,',
      ',Twin,Hot things,10,,,,',
      ',Good,Hot things,11,,,,',
      `${tea.id},Tea,Hot things,10,,,,javascript:alert(1)`,
      ',Huge,Hot things,99999999,,,,',
      ',Mystery,Hot things,10,,,,,love',
      ',Omelette,Hot things,10,,veg,,,egg',
      ',More,Hot things,10,,,Size: Big, Small,,,x',
    ].join('\n');
    expect(await wrong(csv)).toEqual([
      'id: there is no product "nobody"; leave the id empty to add one',
      'category: At most 60 characters',
      'name: Please fill in this field',
      'price: "1,200" is not a price such as 120 or 120.50',
      'packaging charge: At most ₹50.00',
      'diet: "meat" is not veg or non-veg',
      'options: "Size" is not written like "Size: Regular, Large +40"',
      'price: With these options the price could be zero or less.',
      'name: several products have it; give the id of one',
      'This product is already on line 2',
      'picture: Must begin with https:// or /, without spaces or quotes',
      'price: At most ₹10,00,000.00',
      'contains: "love" is not a list of gluten, milk, egg, nuts, peanuts, soy, sesame, fish, shellfish, sulphites',
      'diet: A dish with egg is non-veg',
      'More cells than columns: is a quotation mark missing?',
    ]);
  });

  it('is refused when it names a dish or a tax class that it cannot find', async () => {
    await shop.addProduct({ name: 'Twin', categoryId: file.categoryId });
    await shop.addProduct({ name: 'twin', categoryId: file.categoryId });
    const csv = [
      'name,category,price,goes well with,tax class',
      'Tea,Hot things,10,"Jam, Twin",',
      'Bun,Hot things,10,,Luxury',
      'Roll,Hot things,10,Roll,',
      'Soup,Hot things,10,"Tea, Bun, Roll, Soup two",',
      'Soup two,Hot things,10,,',
    ].join('\n');
    expect(await wrong(csv)).toEqual([
      'goes well with: there is no "Jam"',
      'goes well with: several are called "Twin"; give the id of one',
      'tax class: there is no "Luxury"',
      'goes well with: name other dishes, not the dish itself',
      'goes well with: At most 3',
    ]);
  });

  it('is refused when its plan has changed since the preview', async () => {
    const tea = await file.add({});
    const csv = `id,name,price\n${tea.id},Tea,50`;
    const { seen } = (await file.preview(csv)).body;
    await shop.asAdmin('PUT', `/api/products/${tea.id}`, { ...tea, price: 60 });
    const before = await shop.everything();
    expect((await file.carryOut(csv, seen)).body.code).toBe('conflict');
    expect((await file.carryOut(csv, 'anything')).body.code).toBe('conflict');
    expect(await shop.everything()).toBe(before);
    expect(await file.imported(csv)).toEqual({ added: 0, changed: 1 });
  });

  it.each([
    ['prise', 'name,prise\nTea,40', 'There is no column "prise"'],
    ['no name', 'id,price\nx,40', 'The file needs a column "name"'],
    ['a column twice', 'name,name\nTea,40', 'The column "name" appears twice'],
    ['an open quotation mark', 'name,price\n"Tea,40', 'a quotation mark is missing'],
    ['a million stray ones', `name\n${'"'.repeat(1_000_000)}`, 'at most 200000 quotation marks'],
    ['nothing', '', 'The file needs a column "name"'],
    ['too many', `name\n${'x\n'.repeat(2001)}`, 'A file can have at most 2000 products'],
  ])('is refused when it cannot be read: %s', async (_name, csv, message) => {
    const { status, body } = await file.preview(csv);
    expect(status).toBe(400);
    expect(body.data.issues[0].message).toContain(message);
  });
});
