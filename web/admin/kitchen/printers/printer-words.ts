import type { Printer, PrintJob } from '../../../../shared/contract/kitchen/printing-contract';
import {
  MOST_UNPRINTED_SHOWN,
  type PaperDots,
  PRINTER_PROBLEMS,
  type PrinterKind,
  type PrintMoment,
  waitingSentence,
} from '../../../../shared/domain/kitchen/print-jobs';

export const KIND_LABELS: Record<PrinterKind, string> = {
  star: 'Star with CloudPRNT',
  epson: 'Epson with Server Direct Print',
  tablet: 'Connected to a tablet',
};

export const PAPER_LABELS: Record<PaperDots, string> = {
  576: '80 mm (wide)',
  384: '58 mm (narrow)',
};

export const MOMENT_LABELS: Record<PrintMoment, string> = {
  accepted: 'When the kitchen accepts them',
  placed: 'As soon as they are placed',
  never: 'Never, only when someone asks',
};

export function printerState({ problem, seenAt }: Printer): string {
  if (seenAt === null) return 'Not connected yet';
  return problem === null ? 'Ready' : PRINTER_PROBLEMS[problem]();
}

export const isWaiting = ({ state }: PrintJob) => state === 'queued' || state === 'claimed';

/** 'Out of paper: ticket #42 waits.'; undefined while nothing is wrong. */
export function troubleOf({ problem, openJobs }: Printer): string | undefined {
  const waiting = openJobs.filter((job) => job.orderId !== null && isWaiting(job));
  if (problem === null || waiting.length === 0) return undefined;
  return waitingSentence(
    problem,
    waiting.map(({ label }) => label),
  );
}

/** 'Ticket #42 could not be printed.'; undefined if none failed. */
export function failedOf({ openJobs }: Printer): string | undefined {
  const [first, ...more] = openJobs.filter(({ state }) => state === 'failed');
  if (!first) return undefined;
  return more.length > 0
    ? `${more.length + 1} tickets could not be printed.`
    : `${first.orderId === null ? first.label : `Ticket ${first.label}`} could not be printed.`;
}

/** 'Not printed until they are accepted or paid: #42, #43.'; undefined if nothing is left out. */
export function unprintedOf({ unprinted }: Printer): string | undefined {
  if (unprinted.length === 0) return undefined;
  const more = unprinted.length < MOST_UNPRINTED_SHOWN ? '' : ' and more';
  return `Not printed until they are accepted or paid: ${unprinted.join(', ')}${more}.`;
}
