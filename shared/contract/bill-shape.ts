import * as z from 'zod';
import { id, timestamp } from './wire-values';

/** The cafe's settings when the bill was made, so that a later change does not alter the bill. */
export const seller = z.object({
  storeName: z.string(),
  storeAddress: z.string(),
  storePhone: z.string(),
  gstin: z.string().describe('Empty when the cafe is not registered'),
  fssaiNumber: z.string(),
  taxRate: z.number().describe('Percent of GST contained in the prices'),
});

export const bill = z.object({
  orderId: id,
  billNumber: z.string().describe('Consecutive in a financial year, such as 2026-27/000123'),
  madeAt: timestamp,
  seller,
});

export type Bill = z.infer<typeof bill>;
