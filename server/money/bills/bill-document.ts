import * as z from 'zod';
import type { Seller } from '../../../shared/contract/money/bill-shape';
import { chosenOption } from '../../../shared/contract/orders/order-shape';
import { CHARGE_KINDS } from '../../../shared/domain/money/bill-charges';
import { type TaxGroup, type TaxRate, taxGroups } from '../../../shared/domain/money/bill-tax';
import { rateOn } from '../../../shared/domain/money/tax-class';
import { paidForLines } from '../../../shared/domain/orders/discount';
import type { Paise } from '../../../shared/domain/platform/money';
import { stateOfGstin } from '../../../shared/domain/shop/gstin';
import { RESTAURANT_SAC } from '../../../shared/domain/shop/tax';
import type { Database } from '../../platform/db/database';
import { parseJsonColumn } from '../../platform/db/json-column';
import type { OrdersTable } from '../../platform/db/schema';
import { readSettings } from '../../shop/settings/settings-store';
import { readTaxes } from '../../shop/settings/tax-settings';

const paise = z.int();

/** What a bill charges, money in paise. */
export const billDocument = z.object({
  lines: z.array(
    z.object({
      line: z.int(),
      name: z.string(),
      options: z.array(z.string()),
      quantity: z.int(),
      price: paise,
      code: z.string(),
      rate: z.int(),
    }),
  ),
  /** An adjustment has no tax code: that of its line bears it, or all share it. */
  charges: z.array(
    z.object({
      kind: z.enum(CHARGE_KINDS),
      /** The owner's name of an adjustment; null for a fee. */
      label: z.string().nullable(),
      amount: paise,
      code: z.string().nullable(),
      rate: z.int(),
      /** The line that an adjustment is for; left out for the whole order. */
      line: z.int().optional(),
      /** Of a discount that is a share. */
      percent: z.int().optional(),
    }),
  ),
  total: paise,
});
export type BillDocument = z.infer<typeof billDocument>;

const NO_CLASS = { id: '', name: '', code: RESTAURANT_SAC, rates: [] };

/** The cafe as it is now, and the charges by today's classes of tax, at the rates of the order's day. */
export async function draftBill(
  db: Database,
  order: OrdersTable,
): Promise<{ seller: Seller; document: BillDocument }> {
  const settings = await readSettings(db);
  const { storeName, storeAddress, storePhone, gstin, fssaiNumber, taxRate } = settings;
  const { mode: taxMode, classes, dishClassId, feesClassId } = await readTaxes(db);
  const find = (id: string | null) => classes.find((each) => each.id === id);
  const taxOf = (classId: string | null) => {
    const tax = find(classId) ?? find(dishClassId) ?? NO_CLASS;
    const percent = taxMode === 'regular' ? rateOn(tax, order.business_date, taxRate) : 0;
    return { code: tax.code, rate: Math.round(percent * 100) };
  };
  const shop = { storeName, storeAddress, storePhone, gstin, fssaiNumber, taxRate };
  return {
    seller: { ...shop, taxMode, stateCode: stateOfGstin(gstin) },
    document: await readDocument(db, order, taxOf, taxOf(feesClassId)),
  };
}

/** @param taxOf the code and rate of a dish with this class; null is the class of all dishes. */
async function readDocument(
  db: Database,
  order: OrdersTable,
  taxOf: (classId: string | null) => { code: string; rate: TaxRate },
  taxOfFees: { code: string; rate: TaxRate },
): Promise<BillDocument> {
  const items = await db
    .selectFrom('order_items')
    .leftJoin('products', 'products.id', 'order_items.product_id')
    .where('order_id', '=', order.id)
    .select([
      'line',
      'order_items.name',
      'quantity',
      'final_price_paise',
      'customizations',
      'tax_class_id',
    ])
    .orderBy('line')
    .execute();
  const adjustments = await db
    .selectFrom('order_adjustments')
    .where('order_id', '=', order.id)
    .select(['kind', 'label', 'amount_paise', 'line', 'percent'])
    .orderBy('position')
    .execute();
  const fees = [
    ['packaging', order.packaging_paise],
    ['delivery', order.delivery_fee_paise],
  ] as const;
  return {
    lines: items.map(
      ({ line, name, quantity, final_price_paise, customizations, tax_class_id }) => ({
        line,
        name,
        options: optionLabels(customizations, order.id),
        quantity,
        price: final_price_paise,
        ...taxOf(tax_class_id),
      }),
    ),
    charges: [
      ...fees
        .filter(([, amount]) => amount > 0)
        .map(([kind, amount]) => ({ kind, label: null, amount, ...taxOfFees })),
      ...adjustments.map(({ kind, label, amount_paise: amount, line, percent }) => ({
        kind,
        label,
        amount,
        code: null,
        rate: 0,
        ...(line !== null && { line }),
        ...(percent !== null && { percent }),
      })),
    ],
    total: order.total_paise,
  };
}

const chosenOptions = z.array(chosenOption);

function optionLabels(customizations: string, orderId: string): string[] {
  const where = `order_items.customizations of ${orderId}`;
  return parseJsonColumn(chosenOptions, customizations, where).map(
    ({ optionLabel }) => optionLabel,
  );
}

/** Adds up to the total. */
export function documentTaxes({ lines, charges }: BillDocument): TaxGroup[] {
  const amounts = lines.map(({ line, code, rate, quantity, price }) => {
    const own = charges.filter((charge) => charge.line === line);
    return { code, rate, quantity, amount: price * quantity + sumOf(own) };
  });
  const fees = charges.flatMap(({ code, rate, amount }) =>
    code === null ? [] : [{ code, rate, quantity: 0, amount }],
  );
  const shared = charges.filter(({ code, line }) => code === null && line === undefined);
  return taxGroups([...amounts, ...fees], sumOf(shared));
}

/** What was paid for the dishes of each line, after discounts. */
export function paidOfLines({ lines, charges }: BillDocument): Map<number, Paise> {
  const priced = lines.map(({ line, price, quantity }) => ({ line, amount: price * quantity }));
  const fees = charges.filter(({ code }) => code !== null);
  const adjustments = charges.filter(({ code }) => code === null);
  const paid = paidForLines(priced, sumOf(fees), adjustments);
  return new Map(lines.map(({ line }, index) => [line, paid[index] ?? 0]));
}

const sumOf = (charges: readonly { amount: Paise }[]) =>
  charges.reduce((sum, { amount }) => sum + amount, 0);
