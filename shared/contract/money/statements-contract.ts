import * as z from 'zod';
import { STATEMENT_MAX_BYTES } from '../../domain/money/statement-size';
import { m } from '../../messages/compiled/messages';
import { order } from '../orders/order-shape';
import { call } from '../platform/call';
import { day, id, page, pageOf, rupees, text, timestamp } from '../platform/wire-values';

const STATEMENT_FILE = { maxBytes: STATEMENT_MAX_BYTES, isFile: false };
export const STATEMENT_MAX_ROWS = 5000;
/** Confirmed at once; the body stays below 64 kB. */
export const MOST_CONFIRMED = 50;

export const MOST_RUPEES = 1e9;
/** Of one statement; a bank has some ten. */
const MOST_WORDS = 40;
const column = z.int().min(0).max(99);

const meaningOfWord = z.object({
  word: z.string().max(60).describe('As a cell has it; case and punctuation make no difference'),
  means: z.enum(['in', 'out']).describe('Whether the money of its row has arrived'),
});

/** The positions of the columns, from 0. */
export const statementColumns = z.object({
  date: column,
  narration: column,
  reference: column.nullable(),
  credit: column.describe('The money that came in, or every amount'),
  debit: column.nullable().default(null).describe('The money that went out'),
  direction: column
    .nullable()
    .describe('Says whether the amount came in or went out; without it, a sign may say so'),
  status: column.nullable().default(null).describe('Says whether the payment succeeded'),
  balance: column.nullable().default(null).describe('The balance after each row'),
  words: z
    .array(meaningOfWord)
    .max(MOST_WORDS)
    .default([])
    .describe('What words of `direction` and `status` mean that the shop does not know'),
});
export type StatementColumns = z.infer<typeof statementColumns>;
export type WordMeaning = z.infer<typeof meaningOfWord>;

/** Why a row is no payment that came in. */
const IGNORED_REASONS = ['debit', 'failed', 'pending', 'total'] as const;
/** Why a row could not be read; nothing of it is matched. */
export const UNREAD_REASONS = [
  'no-date',
  'no-amount',
  'not-an-amount',
  'contradiction',
  'no-side',
  'unknown-word',
  'future',
  'cells',
  'balance',
  'formula',
  'cut-reference',
] as const;
export type LeftOutReason = (typeof IGNORED_REASONS)[number] | (typeof UNREAD_REASONS)[number];
/** Shown of each reason; more would only make the page slow. */
export const MOST_LEFT_OUT_SHOWN = 50;

const MATCH_REASONS = [
  'reference',
  'code',
  'several',
  'claim-alone',
  'part',
  'too-much',
  'two-orders',
  'paid-before',
  'cancelled',
  'reversed',
  'undone',
  'amount',
  'stranger',
] as const;
export type MatchReason = (typeof MATCH_REASONS)[number];

const statementCredit = z.object({
  key: z.string().max(100),
  line: z.int().describe('The row in a spreadsheet, from 1'),
  day,
  amount: rupees(0.01, MOST_RUPEES),
  narration: z.string().max(300),
  reference: z.string().nullable().describe('RRN or UTR, 12 digits'),
  statement: z.string().max(22).describe('Stands for the text of the statement that had it'),
  signature: z.string().max(100).describe('Shows that the shop has read the credit in a statement'),
});
export type StatementCredit = z.infer<typeof statementCredit>;

const payableOrder = order
  .pick({ id: true, counterNumber: true, status: true, paymentStatus: true, createdAt: true })
  .extend(order.pick({ customerName: true, isCustomerDeleted: true, totalAmount: true }).shape)
  .extend({ owed: z.number().describe('Rupees that no credit has paid yet') });
export type PayableOrderShown = z.infer<typeof payableOrder>;

const match = z.object({
  credit: statementCredit,
  reason: z.enum(MATCH_REASONS),
  isSure: z.boolean(),
  pays: z.array(
    z.object({
      orderId: id,
      amount: z.number(),
      owed: z.number().describe('By the order, once the sure ones before it are confirmed'),
      tip: z.number().describe('Rupees of the credit that staff recorded as a tip with it'),
    }),
  ),
  orderIds: z.array(id).describe('The likeliest first'),
});
export type StatementMatch = z.infer<typeof match>;

const leftOut = z.object({
  reason: z.enum([...IGNORED_REASONS, ...UNREAD_REASONS]),
  isUnread: z.boolean().describe('The row may be a payment, but could not be read'),
  count: z.int(),
  rows: z
    .array(z.object({ line: z.int(), text: z.string() }))
    .describe(`The first ${MOST_LEFT_OUT_SHOWN}`),
});
export type LeftOut = z.infer<typeof leftOut>;

const layout = z.object({
  header: z.array(z.string()),
  sample: z.array(z.string()).describe('The first row after the header'),
  columns: statementColumns.describe('As the statement was read'),
  isNamed: z.boolean().describe('Staff have named the columns'),
  words: z.array(z.string()).describe('Words of `direction` and `status` that nobody knows'),
});

/** An order whose payment was reversed after staff had confirmed it. */
export const reversedPayment = z.object({
  id,
  counterNumber: order.shape.counterNumber,
  amount: z.number().describe('Rupees'),
});

const statementText = z.string().max(STATEMENT_MAX_BYTES, { error: m.validation_file_size });

const dealtCredit = z.object({
  id,
  day,
  reference: z.string().nullable(),
  amount: z.number(),
  by: z.string(),
  at: timestamp,
  orders: z
    .array(z.object({ id, amount: z.number() }))
    .describe('What it pays; empty if it pays no order'),
});
export type DealtCredit = z.infer<typeof dealtCredit>;

/** `q` is a bank’s reference, an order, a day or an amount. */
export const creditFilter = z.object({
  q: text(100).optional(),
  statement: statementCredit.shape.statement.optional(),
  ...page,
});
export type CreditFilter = z.output<typeof creditFilter>;

export const statementsContract = {
  /** Keeps only the references of money that went out, by which a reversal is known. */
  preview: call('statements', 'POST /admin/statements/preview', 'Match a statement to orders', {
    upload: STATEMENT_FILE,
  })
    .input(z.object({ text: statementText }))
    .output(
      z.union([
        z.object({
          matches: z.array(match),
          orders: z.array(payableOrder),
          repeated: z.int().describe('Lines with a reference that an earlier line has'),
          known: z.int().describe('Credits that staff have dealt with before'),
          leftOut: z.array(leftOut).describe('The rows that are not in `matches`, by reason'),
          reversed: z
            .array(reversedPayment)
            .describe('Orders that are paid by a credit whose reversal came later'),
          layout,
        }),
        z.object({
          header: z.array(z.string()).describe('Staff have to name these columns, or the words'),
          sample: z.array(z.string()),
          columns: statementColumns
            .optional()
            .describe('If only the meaning of `words` is missing'),
          words: z.array(z.string()).optional(),
        }),
      ]),
    ),
  nameColumns: call(
    'statements',
    'PUT /admin/statements/columns',
    'Name the columns of a statement',
    {
      description: 'In place of what was named before.',
      upload: STATEMENT_FILE,
    },
  )
    .input(
      z.object({
        header: z.array(z.string().max(200)).min(2).max(100),
        columns: statementColumns,
        text: statementText
          .optional()
          .describe('The statement. Columns that do not fit it are refused, and not kept'),
      }),
    )
    .output(z.object({})),
  listCredits: call(
    'statements',
    'GET /admin/statements/credits',
    'List the credits that staff have dealt with',
  )
    .input(creditFilter)
    .output(pageOf(dealtCredit)),
  undo: call('statements', 'POST /admin/statements/credits/{id}/undo', 'Undo a wrong match', {
    pin: 'always',
    description: 'The orders follow, and the credit can be matched again.',
  })
    .input(z.object({ id }))
    .output(z.object({})),
  /** Each credit is confirmed alone; `changed` has the keys of those whose order or credit changed. */
  confirm: call('statements', 'POST /admin/statements/confirm', 'Record that credits paid orders')
    .input(
      z.object({
        matches: z
          .array(
            z.object({
              credit: statementCredit,
              orders: z
                .array(
                  z.object({
                    id,
                    owed: z.number().optional().describe('What the page showed as not yet paid'),
                  }),
                )
                .max(5)
                .describe('Empty if the credit pays no order'),
            }),
          )
          .min(1)
          .max(MOST_CONFIRMED),
      }),
    )
    .output(z.object({ paid: z.array(id), changed: z.array(z.string()) })),
};
