import { describe, expect, it } from 'vitest';
import { openMenuFileShop } from '../../../tests/support/menu/menu-file-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';

const file = await forEachTest(openMenuFileShop());

const HEADER = 'name,category,price';
const TEA = 'Tea A,Drinks,20';
const semicolons = `name;category;price\r\nTea A;Drinks;20\r\n`;
const tabs = `name\tcategory\tprice\r\nTea A\tDrinks\t20\r\n`;

async function problemsOf(csv: string): Promise<string[]> {
  const { body } = await file.preview(csv);
  return body.lines.flatMap(({ problems }: { problems: string[] }) => problems);
}

describe('a menu file of a spreadsheet', () => {
  it.each([
    ['empty columns at the end', 'name,category,price,,\r\nTea A,Drinks,20,,\r\n', 2],
    ['an empty first column', `,${HEADER}\r\n,${TEA}\r\n`, 2],
    ['an empty column in between', 'name,,category,price\nTea A,,Drinks,20', 2],
    ['a line with the delimiter', `sep=;\r\n${semicolons}`, 2],
    ['the delimiter after an empty line', `\uFEFF\r\nsep=;\r\n${semicolons}`, 2],
    ['the delimiter in quotation marks', `"sep=;"\r\n${semicolons}`, 2],
    ['a delimiter line with empty cells', `sep=;;;\r\n${semicolons}`, 2],
    ['a tab as delimiter', `sep=\t\r\n${tabs}`, 2],
    ['a tab spelled out', `sep=\\t\r\n${tabs}`, 2],
    ['bars', semicolons.replaceAll(';', '|'), 2],
    ['an empty first line', `\r\n${semicolons}`, 3],
    ['a first line without text', `;;\r\n\r\n${semicolons}`, 4],
    ['CR alone', `${HEADER}\r${TEA}\r`, 2],
    ['a header that ends in CRLF', `${HEADER}\r\n${TEA}\nTea B,Drinks,30\n`, 2],
    ['a header that ends in CR', `${HEADER}\r${TEA}\nTea B,Drinks,30\n`, 2],
    ['a header that ends in LF', `${HEADER}\n${TEA}\r\nTea B,Drinks,30\r\n`, 2],
    ['a line break in a cell', 'name,category,"price\r\n"\r\nTea A,Drinks,"20\r\n"', 2],
    ['quotation marks everywhere', '"name","category","price"\r\n"Tea A","Drinks","20"', 2],
    ['capital letters', 'NAME,CATEGORY,PRICE,ON THE MENU\nTea A,Drinks,20,TRUE', 2],
    ['spaces in the header', ' Name , Category,Price, On  the\u00a0menu\nTea A,Drinks,20,yes', 2],
    ['invisible characters', '\u200bName,Category,Price\nTea A,Drinks,\u202a20\u202c', 2],
    ['swapped columns', 'price,packaging_charge,name,category\n20,,Tea A,Drinks', 2],
    ['a full-width header', 'Ｎａｍｅ,category,price\nTea A,Drinks,２०', 2],
    ['a currency', `${HEADER}\nTea A,Drinks,₹\u00a020.00`, 2],
  ])('is read: %s', async (_what, csv, line) => {
    const { body } = await file.preview(csv);
    const tea = { line, name: 'Tea A', outcome: 'added', problems: [] };
    expect(body.lines.slice(0, 1)).toMatchObject([tea]);
    expect(body.lines).toHaveLength(csv.includes('Tea B') ? 2 : 1);
    expect(body.newCategories).toEqual(['Drinks']);
    expect(await file.imported(csv)).toMatchObject({ changed: 0 });
    expect((await file.products())[0]).toMatchObject({ name: 'Tea A', price: 20 });
  });

  it.each([
    ['"1,200.00"', 1200],
    ['"₹ 1,20,000.50"', 120_000.5],
    ['₹२०', 20],
    ['20.5', 20.5],
    ['"1,200"', undefined],
    ['"120,50"', undefined],
    ['1.200', undefined],
    ['20/-', undefined],
    ['=1+1', undefined],
    ['1E+03', undefined],
    ['', undefined],
  ])('has the price %s: %s', async (cell, price) => {
    const csv = `${HEADER}\nTea,Drinks,${cell}`;
    if (price === undefined) {
      const read = cell.replaceAll('"', '');
      const problem = `price: "${read}" is not a price such as 120 or 120.50`;
      return expect(await problemsOf(csv)).toEqual([problem]);
    }
    expect(await file.imported(csv)).toEqual({ added: 1, changed: 0 });
    expect((await file.products())[0]).toMatchObject({ price });
  });

  it.each([
    ['a quotation mark', '6"" Pizza ""hot""', '6" Pizza "hot"'],
    ['Devanagari', 'गर्‍यो सेल रोटी', 'गर्‍यो सेल रोटी'],
    ['an apostrophe', "'Tea'", "'Tea'"],
    ['a guarded formula', "'=1+1", '=1+1'],
    ['a formula', '=1+1', '=1+1'],
    ['a question', 'Why not?? Tea', 'Why not?? Tea'],
  ])('has a name with %s', async (_what, cell, name) => {
    await file.imported(`${HEADER}\n"${cell}",Drinks,20`);
    expect((await file.products())[0]).toMatchObject({ name });
  });

  const LOST = 'the spreadsheet has lost letters; save it as "CSV UTF-8"';
  it.each([
    ['#NAME?,Drinks,20', 'name: the spreadsheet could not compute "#NAME?"'],
    ['Tea,#REF!,20', 'category: the spreadsheet could not compute "#REF!"'],
    ['Tea,Drinks,#N/A', 'price: the spreadsheet could not compute "#N/A"'],
    ['??? ????,Drinks,20', `name: ${LOST}`],
    ['Momo ????,Drinks,20', `name: ${LOST}`],
    ['Tea,????,20', `category: ${LOST}`],
    ['Tea\u200b,Drinks,20', 'name: Please type this again: it contains invisible characters'],
    ['"Tea\nA",Drinks,20', 'name: Please write this on one line'],
    ['Tea, hot,Drinks,20', 'More cells than columns: is a quotation mark missing?'],
    ['20,Drinks,Tea', 'price: "Tea" is not a price such as 120 or 120.50'],
  ])('says what is wrong with %j', async (row, problem) => {
    expect(await problemsOf(`${HEADER}\n${row}`)).toEqual([problem]);
  });

  it('says so when a cell has no column', async () => {
    expect(await problemsOf('name,,price\nTea,x,40')).toEqual([
      'More cells than columns: is a quotation mark missing?',
    ]);
  });

  it('empties a cell, and leaves alone what it has no column for', async () => {
    const fields = { description: 'Hot', packagingCharge: 5, prepMinutes: 8, diet: 'non-veg' };
    const { id } = await file.add(fields);
    expect(await file.imported(`id,name\n${id},Tea`)).toEqual({ added: 0, changed: 0 });
    expect((await file.products())[0]).toMatchObject(fields);
    const emptied =
      'id,name,category,description,packaging charge,minutes to make,diet,stock,options';
    // A row that ends early has empty cells.
    expect(await file.imported(`${emptied}\n${id},Tea,`)).toEqual({ added: 0, changed: 1 });
    expect((await file.products())[0]).toMatchObject({
      name: 'Tea',
      categoryName: 'Hot things',
      price: 40,
      description: '',
      packagingCharge: 0,
      prepMinutes: null,
      diet: 'veg',
    });
    for (const [column, problem] of [
      ['name', 'name: Please fill in this field'],
      ['price', 'price: "" is not a price such as 120 or 120.50'],
    ]) {
      const named = column === 'name' ? ['id,name', `${id},`] : ['id,name,price', `${id},Tea,`];
      expect(await problemsOf(named.join('\n'))).toEqual([problem]);
    }
    const twice = `id,name\n${id},Tea\n${id},Coffee`;
    expect(await problemsOf(twice)).toEqual(['This product is already on line 2']);
  });

  it('keeps a dish whose name has question marks', async () => {
    await file.add({ name: 'What???' });
    expect(await file.imported(await file.exported())).toEqual({ added: 0, changed: 0 });
  });
});
