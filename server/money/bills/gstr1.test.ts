import { expect, it } from 'vitest';
import type { Bill, BillTax } from '../../../shared/contract/money/bill-shape';
import type { ListedBill } from '../../../shared/contract/money/bills-contract';
import { TAX_DEFAULTS } from '../../../shared/contract/shop/taxes-contract';
import { guestOf, orderOf, placed } from '../../../tests/support/orders/test-orders';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { LIMIT_RULES } from '../../platform/limits/limit-rules';

const bills: Bill[] = [];
const paise = (rupees: number) => Math.round(rupees * 100);

/** A month's end and the next month's begin: 30 April, 6 orders; 1 May, one. */
const shop = await forAllTests(openTestShop());
await shop.changeSettings({ openingMode: 'open', gstin: '32ABCDE1234F1Z9' });
await shop.asAdmin('PUT', '/api/admin/taxes', { ...TAX_DEFAULTS, mode: 'regular' });
shop.platform.setClock('2026-04-30T18:00:00.000Z');
const cola = await shop.addProduct({
  price: 27.77,
  stockCount: 100,
  taxClassId: 'aerated-drinks',
});
for (let index = 0; index < 7; index += 1) {
  if (index === 6) shop.platform.setClock('2026-04-30T18:30:00.000Z');
  const tea = await shop.addProduct({ price: 33.33 + index, packagingCharge: 1.01 });
  const body = orderOf([tea, cola, cola], { guest: guestOf(index) });
  const { id } = await placed(shop, body);
  await shop.asAdmin('POST', `/api/orders/${id}/bill`);
  if (index === 2) await shop.setStatus(id, 'cancelled');
  bills.push(await shop.asAdmin('POST', `/api/orders/${id}/bill`));
}

async function table(name: string, month = '2026-04'): Promise<string[][]> {
  const text: string = await shop.asAdmin('GET', `/api/admin/bills/${month}/gstr1/${name}`);
  const lines = text.replace('\uFEFF', '').trim().split('\r\n');
  return lines.slice(1).map((line) => line.split(','));
}

/** The sum of a column over April's bills less their credit notes, from the printed bills. */
function printed(code: string, column: keyof BillTax): number {
  const taxes = bills
    .slice(0, 6)
    .flatMap(({ taxes: billed, creditNotes }) => [
      ...billed.map((tax) => ({ ...tax, sign: 1 })),
      ...creditNotes.flatMap((note) => note.taxes.map((tax) => ({ ...tax, sign: -1 }))),
    ]);
  const own = taxes.filter((tax) => tax.code === code);
  return own.reduce((sum, tax) => sum + tax.sign * paise(Number(tax[column])), 0) / 100;
}

it('equals the printed bills less credit notes, to the paisa', async () => {
  const service = ['amount', 'taxable', 'cgst', 'sgst'].map((column) =>
    printed('996331', column as keyof BillTax).toFixed(2),
  );
  const goods = ['amount', 'taxable', 'cgst', 'sgst'].map((column) =>
    printed('2202', column as keyof BillTax).toFixed(2),
  );
  expect(await table('hsn')).toEqual([
    ...[['2202', goods, 'Aerated drinks sold as goods', 'NOS-NUMBERS', '10', '40'] as const].map(
      ([code, [amount, taxable, cgst, sgst], name, unit, quantity, rate]) => [
        code,
        name,
        unit,
        quantity,
        amount,
        rate,
        taxable,
        '',
        cgst,
        sgst,
        '',
      ],
    ),
    [
      '996331',
      'Restaurant service',
      'NA',
      '0',
      service[0],
      '5',
      service[1],
      '',
      service[2],
      service[3],
      '',
    ],
  ]);
  expect(await table('b2cs')).toEqual([
    ['OE', '32-Kerala', '5', '', service[1], '', ''],
    ['OE', '32-Kerala', '40', '', goods[1], '', ''],
  ]);
});

it('lists the numbers of bills and credit notes in each month of Kolkata', async () => {
  expect(await table('documents')).toEqual([
    ['Invoices for outward supply', '2026-27/000001', '2026-27/000006', '6', '0'],
    ['Credit Note', 'CN26-27/000001', 'CN26-27/000001', '1', '0'],
  ]);
  expect(await table('documents', '2026-05')).toEqual([
    ['Invoices for outward supply', '2026-27/000007', '2026-27/000007', '1', '0'],
  ]);
  expect(await table('documents', '2026-06')).toEqual([]);
});

it('every bill and credit note is listed, and they add up to the month', async () => {
  const list = (span: string): Promise<{ bills: ListedBill[] }> =>
    shop.asAdmin('GET', `/api/admin/bills?${span}`);
  const { bills: listed } = await list('from=2026-04-01&to=2026-04-30');
  expect(listed.map(({ number, kind }) => [number, kind])).toEqual([
    ...bills.slice(0, 6).map(({ billNumber }) => [billNumber, 'bill']),
    ['CN26-27/000001', 'credit-note'],
  ]);
  expect(listed[0]).toMatchObject({
    day: '2026-04-30',
    orderId: bills[0]?.orderId,
    rates: [5, 40],
  });
  const { taxes } = await shop.asAdmin('GET', '/api/admin/bills/2026-04');
  for (const column of ['amount', 'taxable', 'cgst', 'sgst', 'roundOff'] as const) {
    const sum = (rows: readonly Record<typeof column, number>[]) =>
      rows.reduce((all, row) => all + paise(row[column]), 0);
    expect(sum(listed), column).toBe(sum(taxes));
  }
  const { token } = await shop.signInAdmin();
  const wrong = await shop.request('GET', '/api/admin/bills?from=2026-04-01&to=2028-04-30', {
    token,
  });
  expect([wrong.status, wrong.body.code]).toEqual([400, 'bad_input']);
});

it('a credit note that is cancelled is listed again with its reversal', async () => {
  shop.platform.setClock('2026-05-02T06:30:00.000Z');
  const id = bills[2]?.orderId;
  await shop.setStatus(id ?? '', 'placed');
  const { bills: listed } = await shop.asAdmin(
    'GET',
    '/api/admin/bills?from=2026-04-30&to=2026-05-02',
  );
  const notes = (listed as ListedBill[]).filter(({ number }) => number === 'CN26-27/000001');
  expect(notes).toMatchObject([
    { kind: 'credit-note', day: '2026-04-30', orderId: null },
    { kind: 'cancelled-credit-note', day: '2026-05-02', orderId: null },
  ]);
  expect((notes[0]?.amount ?? 0) + (notes[1]?.amount ?? 0)).toBe(0);
});

it('is refused to someone who reads months without end', async () => {
  const { token } = await shop.signInAdmin('manager');
  const { points } = LIMIT_RULES.billMonths;
  const ask = (path: string) => shop.request('GET', `/api/admin/bills/2026-04${path}`, { token });
  await Promise.all(Array.from({ length: points - 1 }, () => ask('')));
  expect((await ask('/gstr1/hsn')).status).toBe(200);
  for (const path of ['', '/gstr1/hsn']) {
    const refused = await ask(path);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
  }
});
