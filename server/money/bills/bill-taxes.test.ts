import { beforeEach, describe, expect, it } from 'vitest';
import type { Bill } from '../../../shared/contract/money/bill-shape';
import { TAX_DEFAULTS, type TaxSettings } from '../../../shared/contract/shop/taxes-contract';
import { BILL_TITLES } from '../../../shared/domain/money/bill-tax';
import { GUEST, orderOf, placed } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { proveSums, troublesOf } from '../proof/prove-sums';

const GSTIN = '11ABCDE1234F1ZD';
const TAXES = '/api/admin/taxes';
const NO_ROUND_OFF = { roundOff: 0 };

const shop = await forEachTest(openTestShop());

describe('the tax of a bill', () => {
  beforeEach(async () => {
    await shop.changeSettings({ openingMode: 'open', gstin: GSTIN });
  });

  const changeTaxes = (changes: Partial<TaxSettings>) =>
    shop.asAdmin('PUT', TAXES, { ...TAX_DEFAULTS, mode: 'regular', ...changes });
  const bill = (id: string): Promise<Bill> => shop.asAdmin('POST', `/api/orders/${id}/bill`);
  const orderTeaAndCola = async () => {
    const tea = await shop.addProduct({ price: 105, packagingCharge: 5 });
    const cola = await shop.addProduct({ price: 28, taxClassId: 'aerated-drinks' });
    return placed(shop, orderOf([tea, cola, cola], { guest: GUEST }));
  };

  it('is split by code and rate, and later changes do not alter it', async () => {
    await changeTaxes({});
    const { id } = await orderTeaAndCola();
    const made = await bill(id);
    expect(made).toMatchObject({
      placeOfSupply: '11-Sikkim',
      seller: { taxMode: 'regular' },
      lines: [
        { quantity: 1, price: 105, amount: 105, code: '996331' },
        { amount: 28, code: '2202' },
        { amount: 28, code: '2202' },
      ],
      charges: [{ kind: 'packaging', label: null, amount: 5, code: '996331' }],
      total: 166,
      taxes: [
        { code: '996331', rate: 5, amount: 110, taxable: 104.76, cgst: 2.62, sgst: 2.62 },
        { code: '2202', rate: 40, amount: 56, taxable: 40, cgst: 8, sgst: 8, ...NO_ROUND_OFF },
      ],
    });
    await shop.changeSettings({ openingMode: 'open', gstin: '', taxRate: 12 });
    await shop.asAdmin('PUT', TAXES, { ...TAX_DEFAULTS, mode: 'unregistered' });
    expect(await bill(id)).toEqual(made);
  });

  it('has the rate of the day of the order', async () => {
    await changeTaxes({
      classes: TAX_DEFAULTS.classes.map((each) =>
        each.id === 'restaurant' ? { ...each, rates: [{ from: '2026-05-01', percent: 12 }] } : each,
      ),
    });
    shop.platform.setClock('2026-04-30T06:30:00.000Z');
    const before = await orderTeaAndCola();
    shop.platform.setClock('2026-05-01T06:30:00.000Z');
    const onTheDay = await orderTeaAndCola();
    const rates = async (id: string) => (await bill(id)).taxes.map(({ rate }) => rate);
    expect([await rates(before.id), await rates(onTheDay.id)]).toEqual([
      [5, 40],
      [12, 40],
    ]);
  });

  it.each([
    ['composition', 'Bill of supply'],
    ['unregistered', 'Bill'],
  ] as const)('is left out of a bill in the mode %s', async (mode, title) => {
    await changeTaxes({ mode });
    const { id } = await orderTeaAndCola();
    const made = await bill(id);
    expect(BILL_TITLES[made.seller.taxMode]).toBe(title);
    expect(made).toMatchObject({
      seller: { taxMode: mode },
      taxes: [
        { code: '996331', rate: 0, amount: 110, taxable: 110, cgst: 0, sgst: 0 },
        { code: '2202', rate: 0, amount: 56, taxable: 56, cgst: 0, sgst: 0 },
      ],
    });
  });

  it('is on no bill until the owner has said that the cafe is regular', async () => {
    const { id } = await orderTeaAndCola();
    const { seller, taxes } = await bill(id);
    expect([BILL_TITLES[seller.taxMode], taxes.map(({ rate }) => rate)]).toEqual([
      'Bill of supply',
      [0, 0],
    ]);
    await shop.changeSettings({ openingMode: 'open', gstin: '' });
    expect((await shop.asAdmin('GET', TAXES)).mode).toBe('unregistered');
  });

  it('goes to the state of the GSTIN', async () => {
    await shop.changeSettings({ openingMode: 'open', gstin: '32ABCDE1234F1Z9' });
    await changeTaxes({});
    const { id } = await orderTeaAndCola();
    expect((await bill(id)).placeOfSupply).toBe('32-Kerala');
  });

  it('keeps the classes that dishes have', async () => {
    const cola = await shop.addProduct({ price: 28, taxClassId: 'aerated-drinks' });
    const { token } = await shop.signInAdmin();
    const before = await shop.everything();
    const [restaurant] = TAX_DEFAULTS.classes;
    const taxes = { ...TAX_DEFAULTS, mode: 'regular' };
    const classes = [restaurant];
    for (const body of [
      { ...taxes, classes },
      { ...taxes, classes: [restaurant, restaurant] },
      { ...taxes, dishClassId: 'nothing' },
    ]) {
      expect((await shop.request('PUT', TAXES, { token, body })).body.code).toBe('bad_input');
    }
    const body = { ...cola, taxClassId: 'nothing', stockCount: undefined };
    const answer = await shop.request('PUT', `/api/products/${cola.id}`, { token, body });
    expect([answer.status, await shop.everything()]).toEqual([400, before]);
    await shop.asAdmin('PUT', `/api/products/${cola.id}`, { ...body, taxClassId: null });
    await shop.asAdmin('PUT', TAXES, { ...taxes, classes });
  });

  it('is no use to a cafe without a GSTIN', async () => {
    await shop.changeSettings({ openingMode: 'open', gstin: '' });
    const { token } = await shop.signInAdmin();
    const body = { ...TAX_DEFAULTS, mode: 'regular' };
    const { body: refusal } = await shop.request('PUT', TAXES, { token, body });
    expect(refusal.data.issues).toEqual([
      { path: 'mode', message: 'Please enter your GSTIN in Settings first' },
    ]);
  });
});

describe('a bill that makes itself', () => {
  beforeEach(() => shop.changeSettings({ openingMode: 'open' }));

  it.each([
    [false, '2026-05'],
    [true, '2026-04'],
  ])(
    'before payment: %s, is of %s if it was handed over in April and paid in May',
    async (before, month) => {
      const taxes = { ...TAX_DEFAULTS, mode: 'unregistered' };
      await shop.asAdmin('PUT', TAXES, {
        ...taxes,
        billsWhenDone: true,
        billsBeforePayment: before,
      });
      shop.platform.setClock('2026-04-30T12:00:00.000Z');
      const product = await shop.addProduct({ price: 40 });
      const { id } = await placed(shop, orderOf([product], { guest: GUEST }));
      await shop.setStatus(id, 'delivered');
      shop.platform.setClock('2026-05-01T06:00:00.000Z');
      await shop.setPayment(id, 'paid');
      const { db } = shop.shop.database;
      const rows = await db
        .selectFrom('bill_taxes')
        .where('order_id', '=', id)
        .select(['business_date', 'amount_paise'])
        .execute();
      expect(rows).toEqual([{ business_date: expect.stringContaining(month), amount_paise: 4000 }]);
      expect(troublesOf(await proveSums(db))).toEqual([]);
    },
  );

  it('before payment, of an order that is cancelled after all, is credited', async () => {
    const taxes = { ...TAX_DEFAULTS, mode: 'unregistered' };
    const automatic = { billsWhenDone: true, billsBeforePayment: true };
    await shop.asAdmin('PUT', TAXES, { ...taxes, ...automatic });
    const product = await shop.addProduct({ price: 40 });
    const { id } = await placed(shop, orderOf([product], { guest: GUEST }));
    await shop.setStatus(id, 'delivered');
    shop.platform.passSeconds(1);
    await shop.setStatus(id, 'cancelled');
    const bill = await shop.asAdmin('POST', `/api/orders/${id}/bill`);
    expect(bill.creditNotes).toMatchObject([{ amount: 40 }]);
    expect(troublesOf(await proveSums(shop.shop.database.db))).toEqual([]);
  });

  it.each(['paid', 'delivered'])(
    'comes once an order is paid and handed over, %s last',
    async (last) => {
      const product = await shop.addProduct({ price: 40 });
      const finish = async () => {
        const { id } = await placed(shop, orderOf([product], { guest: GUEST }));
        const steps = [
          ['payment-status', { paymentStatus: 'paid' }],
          ['status', { status: 'delivered' }],
        ] as const;
        for (const [what, body] of last === 'paid' ? [...steps].reverse() : steps) {
          await shop.asAdmin('PUT', `/api/orders/${id}/${what}`, body);
        }
        const { db } = shop.shop.database;
        return db.selectFrom('bills').where('order_id', '=', id).select('number').execute();
      };
      const taxes = { ...TAX_DEFAULTS, mode: 'unregistered' };
      await shop.asAdmin('PUT', TAXES, { ...taxes, billsWhenDone: false });
      expect(await finish()).toHaveLength(0);
      await shop.asAdmin('PUT', TAXES, { ...taxes, billsWhenDone: true });
      expect(await finish()).toHaveLength(1);
    },
  );
});
