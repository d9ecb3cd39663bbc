import * as z from 'zod';
import { CHARGE_KINDS } from '../../domain/money/bill-charges';
import { TAX_MODES } from '../../domain/shop/tax';
import { orderPayment } from '../orders/payment-shape';
import { id, timestamp } from '../platform/wire-values';

/** The cafe's settings when the bill was made, so that a later change does not alter the bill. */
export const seller = z.object({
  storeName: z.string(),
  storeAddress: z.string(),
  storePhone: z.string(),
  gstin: z.string().describe('Empty when the cafe is not registered'),
  fssaiNumber: z.string(),
  taxRate: z
    .number()
    .describe('Percent of GST in the prices of dishes without a rate of their own'),
  taxMode: z.enum(TAX_MODES),
  stateCode: z.string(),
});

const code = z.string().describe('HSN code of goods, SAC of services');

/** Rupees of what is billed under one code at one rate. */
export const billTax = z.object({
  code,
  rate: z.number().describe('Percent, CGST and SGST together'),
  amount: z.number(),
  taxable: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  roundOff: z.number(),
});

/** Amounts in rupees. It is copied when the bill is made; payments and credit notes are as they are now. */
export const bill = z.object({
  orderId: id,
  billNumber: z.string().describe('Consecutive in a financial year, such as 2026-27/000123'),
  madeAt: timestamp,
  seller,
  placeOfSupply: z.string().describe('The code and the name of the state'),
  lines: z.array(
    z.object({
      name: z.string(),
      options: z.array(z.string()),
      quantity: z.int(),
      price: z.number().describe('Of one unit'),
      amount: z.number(),
      code,
    }),
  ),
  charges: z
    .array(
      z.object({
        kind: z.enum(CHARGE_KINDS),
        label: z.string().nullable().describe('The owner’s name of an adjustment'),
        amount: z.number(),
        code: code.nullable(),
        dish: z.string().optional().describe('The dish that a discount is for, if not all'),
        percent: z.int().optional().describe('Of a discount that is a share of the price'),
      }),
    )
    .describe('Fees, discounts and surcharges'),
  total: z.number(),
  taxes: z.array(billTax).describe('By code and rate; they add up to the total'),
  payments: z
    .array(orderPayment.pick({ kind: true, method: true, amount: true }))
    .describe('Payments and refunds that count, oldest first'),
  creditNotes: z
    .array(
      z.object({
        number: z.string().describe('Consecutive in a financial year, such as CN26-27/000007'),
        madeAt: timestamp,
        amount: z.number(),
        taxes: z.array(billTax),
      }),
    )
    .describe('What was taken back of the bill, oldest first'),
});

export type Bill = z.infer<typeof bill>;
export type Seller = z.infer<typeof seller>;
export type BillTax = z.infer<typeof billTax>;
