import { m } from '../../messages/compiled/messages';
import { MINUTE_MS } from '../platform/durations';

/** It polls by Star CloudPRNT or Epson Server Direct Print, or a tablet of the staff passes tickets on. */
export const PRINTER_KINDS = ['star', 'epson', 'tablet'] as const;
export type PrinterKind = (typeof PRINTER_KINDS)[number];

/** The dots across the paper of 58 mm and of 80 mm, at 8 dots per mm. */
export const PAPER_DOTS = [384, 576] as const;
export type PaperDots = (typeof PAPER_DOTS)[number];

export const PRINT_MOMENTS = ['never', 'placed', 'accepted'] as const;
export type PrintMoment = (typeof PRINT_MOMENTS)[number];

/** For the kitchen, or for the customer; `remake` has only the dishes that are made again. */
export const PRINTED = ['ticket', 'remake', 'receipt'] as const;
export type Printed = (typeof PRINTED)[number];

/** Why a printer cannot print, in the words of the staff. Its tickets wait until it can. */
export const PRINTER_PROBLEMS = {
  'paper-out': m.print_paper_out,
  'paper-jam': m.print_paper_jam,
  'cover-open': m.print_cover_open,
  offline: m.print_offline,
  error: m.print_error,
} as const;
export type PrinterProblem = keyof typeof PRINTER_PROBLEMS;
export const PRINTER_PROBLEM_NAMES = Object.keys(PRINTER_PROBLEMS) as PrinterProblem[];

/** `printed` is confirmed by the printer; `failed` waits for a person; `dropped` was given up by one. */
export const PRINT_JOB_STATES = ['queued', 'claimed', 'printed', 'failed', 'dropped'] as const;
export type PrintJobState = (typeof PRINT_JOB_STATES)[number];

/** A silent claim is offered again (ms). A long ticket takes 15 s; Epson printers give up after their 30 s. */
export const CLAIM_MS = MINUTE_MS;

/** A receipt that waits for longer is given up (ms): its customer has left. */
export const RECEIPT_WAITS_MS = 15 * MINUTE_MS;

/** A job that was claimed this often without a word from the printer has failed. */
export const MOST_CLAIMS = 10;

/** Unpaid orders that a printer leaves out, of those that it names. The board has them all. */
export const MOST_UNPRINTED_SHOWN = 10;

/** A printer polls every few seconds; one that was silent for this long counts as switched off (ms). */
export const SILENT_AFTER_MS = MINUTE_MS;

/** What is called at the counter: '#42', or the end of the id for an order without a number. */
export function counterLabel(orderId: string, counterNumber: number | null = null): string {
  return `#${counterNumber ?? orderId.slice(-3)}`;
}

/** 'Out of paper: ticket #42 waits.' @param labels of the waiting tickets, at least one. */
export function waitingSentence(problem: PrinterProblem, labels: readonly string[]): string {
  const [first = '', second = ''] = labels;
  return m.print_waiting({
    problem: PRINTER_PROBLEMS[problem](),
    many: labels.length === 1 ? 'one' : labels.length === 2 ? 'two' : 'more',
    first,
    second,
    count: labels.length,
  });
}
