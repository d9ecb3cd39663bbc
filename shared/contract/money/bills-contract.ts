import * as z from 'zod';
import { orderWithToken } from '../orders/orders-contract';
import { call } from '../platform/call';
import { day, id, streamed } from '../platform/wire-values';
import { bill, billTax } from './bill-shape';
import { month } from './money-sums';
import { reportSpan } from './reports-contract';

const series = z.object({
  from: z.string().nullable().describe('The first number of the month'),
  to: z.string().nullable(),
  count: z.int(),
  cancelled: z.int(),
});

/** The tables of the return GSTR-1 that a cafe needs. */
export const GSTR1_TABLES = ['b2cs', 'hsn', 'documents'] as const;
export type Gstr1Table = (typeof GSTR1_TABLES)[number];

const billMonth = z.object({
  bills: series,
  creditNotes: series,
  taxes: z
    .array(billTax.extend({ quantity: z.int() }))
    .describe('By code and rate: the bills of the month less its credit notes'),
});
export type BillMonth = z.infer<typeof billMonth>;

/** A bill, or a credit note, whose amounts are negative. Its reversal, when it is cancelled, is listed, too. */
const listedBill = z.object({
  number: z.string(),
  kind: z.enum(['bill', 'credit-note', 'cancelled-credit-note']),
  day: day.describe('On which it was made, or cancelled'),
  orderId: id.nullable().describe('Null for a credit note that was cancelled'),
  rates: z.array(z.number()).describe('Percent, CGST and SGST together'),
  amount: z.number(),
  taxable: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  roundOff: z.number(),
});
export type ListedBill = z.infer<typeof listedBill>;

const billLink = z.object({ url: z.string().describe('A path with a query') });

export const billsContract = {
  read: call('public', 'GET /orders/{id}/bill', 'Read the bill of your order', {
    inputStructure: 'detailed',
    description: 'Staff make the bill, or the shop once the order is paid and handed over.',
  })
    .input(z.object(orderWithToken))
    .output(bill),
  makeLink: call('public', 'POST /orders/{id}/bill-link', 'Make a link to your bill’s PDF', {
    inputStructure: 'detailed',
    description: 'It opens without a sign-in and without a token, for 15 minutes.',
  })
    .input(z.object(orderWithToken))
    .output(billLink),
  makeLinkForStaff: call(
    'orders',
    'POST /orders/admin/{id}/bill-link',
    'Make a link to a bill’s PDF',
  )
    .input(z.object({ id }))
    .output(billLink),
  downloadPdf: call('public', 'GET /orders/{id}/bill.pdf', 'Download a bill as a PDF', {
    inputStructure: 'detailed',
    outputStructure: 'detailed',
    description:
      'Takes what a link from bill-link has in its query. Once the link has ended, a browser is redirected (303) to the page of the bill.',
  })
    .input(
      z.object({
        params: z.object({ id }),
        query: z.object({ until: z.string().max(20), signature: z.string().max(100) }),
      }),
    )
    .output(z.object({ headers: z.object({ 'content-disposition': z.string() }), body: z.file() })),
  make: call('orders', 'POST /orders/{id}/bill', 'Make an order’s bill')
    .input(
      z.object({
        id,
        ifDue: z
          .boolean()
          .default(false)
          .describe('Refuses with `bill_not_due` to bill an order that is unpaid or not begun'),
      }),
    )
    .output(bill),
  list: call('statements', 'GET /admin/bills', 'List all bills and credit notes of some days')
    .input(reportSpan)
    .output(z.object({ bills: z.array(listedBill) }).or(streamed)),
  readMonth: call('statements', 'GET /admin/bills/{month}', 'Read a month’s bills and tax')
    .input(z.object({ month }))
    .output(billMonth),
  downloadTable: call(
    'statements',
    'GET /admin/bills/{month}/gstr1/{table}',
    'Download a table of GSTR-1 as CSV',
  )
    .input(z.object({ month, table: z.enum(GSTR1_TABLES) }))
    .output(z.file()),
};
