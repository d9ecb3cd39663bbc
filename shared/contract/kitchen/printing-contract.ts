import * as z from 'zod';
import {
  MOST_UNPRINTED_SHOWN,
  PAPER_DOTS,
  PRINT_JOB_STATES,
  PRINT_MOMENTS,
  PRINTED,
  PRINTER_KINDS,
  PRINTER_PROBLEM_NAMES,
} from '../../domain/kitchen/print-jobs';
import { station } from '../menu/station-shape';
import { call } from '../platform/call';
import { id, nameText, timestamp, version } from '../platform/wire-values';

export const MOST_PRINTERS = 20;

/** A list shows no more open tickets of a printer than this, oldest first. */
export const MOST_OPEN_JOBS = 50;

const problem = z.enum(PRINTER_PROBLEM_NAMES);

export const printerInput = z.object({
  name: nameText(40, 1),
  kind: z.enum(PRINTER_KINDS),
  paperDots: z.literal(PAPER_DOTS).describe('384 for paper of 58 mm, 576 for 80 mm'),
  printsNew: z.enum(PRINT_MOMENTS).describe('When it prints a new order by itself'),
  printsReceipts: z
    .boolean()
    .default(false)
    .describe('Prints the receipt of an order that is paid at the counter, which makes its bill'),
  station: station
    .nullable()
    .default(null)
    .describe('Prints only the dishes of this station; null for all'),
});
export type PrinterInput = z.infer<typeof printerInput>;

const printJob = z.object({
  id,
  orderId: id.nullable().describe('Null for a test ticket'),
  what: z.enum(PRINTED),
  label: z.string().describe('What is called at the counter, such as #42'),
  state: z.enum(PRINT_JOB_STATES),
  isCopy: z.boolean(),
  attempts: z.int().describe('How often the printer took it without reporting the result'),
  requestedBy: z.string().describe('A person, or the printer that prints new orders by itself'),
  requestedAt: timestamp,
});
export type PrintJob = z.infer<typeof printJob>;

const printer = printerInput.extend({
  id,
  version,
  stationName: z.string().optional().describe('The name of its station, while that is open'),
  problem: problem.nullable().describe('Why it cannot print'),
  seenAt: timestamp.nullable().describe('When it last asked for tickets'),
  openJobs: z.array(printJob).describe(`Waiting and failed tickets, at most ${MOST_OPEN_JOBS}`),
  unprinted: z
    .array(z.string())
    .describe(
      `Labels of unpaid orders that are printed once they are accepted or paid, at most ${MOST_UNPRINTED_SHOWN}`,
    ),
});
export type Printer = z.infer<typeof printer>;

const pollUrl = z.string().nullable().describe('Set in the printer; shown this once');

export const printingContract = {
  list: call(
    'printers',
    'GET /admin/printers',
    'List the printers and their waiting tickets',
  ).output(z.array(printer)),
  create: call('settings', 'POST /admin/printers', 'Add a printer', {
    description: `\`conflict\` with ${MOST_PRINTERS} printers.`,
  })
    .input(printerInput)
    .output(z.object({ printer, url: pollUrl })),
  update: call('settings', 'PUT /admin/printers/{id}', 'Change a printer')
    .input(printerInput.omit({ kind: true }).extend({ id, version: version.optional() }))
    .output(printer),
  renewUrl: call('settings', 'POST /admin/printers/{id}/url', 'Give a printer a new URL', {
    description: 'The old URL no longer works.',
  })
    .input(z.object({ id }))
    .output(z.object({ url: pollUrl })),
  remove: call(
    'settings',
    'DELETE /admin/printers/{id}',
    'Remove a printer with its waiting tickets',
  )
    .input(z.object({ id }))
    .output(z.object({ removed: z.literal(true) })),
  print: call('printers', 'POST /admin/printers/{id}/jobs', 'Print a ticket', {
    description:
      'What was printed before is marked COPY. What waits or failed is not queued twice. `bill_not_due` for the receipt of an order without a bill.',
  })
    .input(
      z.object({
        id,
        orderId: id.nullable().describe('Null for a test ticket'),
        what: z.enum(PRINTED).default('ticket'),
      }),
    )
    .output(printJob),
  drop: call('printers', 'DELETE /admin/print-jobs/{id}', 'Give up a waiting or failed ticket')
    .input(z.object({ id }))
    .output(z.object({ dropped: z.literal(true) })),
  claim: call('printers', 'POST /admin/printers/{id}/claim', 'Take a tablet’s next ticket', {
    description: 'The tablet reports the result within a minute, or the ticket is offered again.',
    isAutomatic: true,
  })
    .input(z.object({ id }))
    .output(
      z.object({
        job: z
          .object({
            id,
            label: z.string(),
            claimedUntil: timestamp.describe('Names the claim in the report'),
            picture: z.string().describe('A PNG of black and white dots, in base64'),
          })
          .nullable(),
      }),
    ),
  settle: call(
    'printers',
    'PUT /admin/print-jobs/{id}',
    'Report what became of a tablet’s ticket',
    { isAutomatic: true },
  )
    .input(
      z.object({
        id,
        problem: problem.nullable().describe('Null when it was printed'),
        claimedUntil: timestamp
          .optional()
          .describe('The claim. A problem changes nothing after another tablet claimed the ticket'),
      }),
    )
    .output(z.object({ settled: z.literal(true) })),
};
