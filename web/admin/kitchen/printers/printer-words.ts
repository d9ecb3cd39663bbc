import type { Printer, PrintJob } from '../../../../shared/contract/kitchen/printing-contract';
import {
  MOST_UNPRINTED_SHOWN,
  type PaperDots,
  PRINTER_PROBLEMS,
  type PrinterKind,
  type PrintMoment,
  waitingSentence,
} from '../../../../shared/domain/kitchen/print-jobs';
import { m } from '../../../../shared/messages/compiled/messages';

// Getters, because the audit log's tables hold words.
export const KIND_LABELS: Record<PrinterKind, string> = {
  get star() {
    return m.printers_kind_star();
  },
  get epson() {
    return m.printers_kind_epson();
  },
  get tablet() {
    return m.printers_kind_tablet();
  },
};

export const PAPER_LABELS: Record<PaperDots, string> = {
  get 576() {
    return m.printers_paper_wide();
  },
  get 384() {
    return m.printers_paper_narrow();
  },
};

export const MOMENT_LABELS: Record<PrintMoment, string> = {
  get accepted() {
    return m.printers_when_accepted();
  },
  get placed() {
    return m.printers_when_placed();
  },
  get never() {
    return m.printers_when_never();
  },
};

export function printerState({ problem, seenAt }: Printer): string {
  if (seenAt === null) return m.printers_not_connected();
  return problem === null ? m.printers_ready() : PRINTER_PROBLEMS[problem]();
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
  if (more.length > 0) return m.printers_some_failed({ count: more.length + 1 });
  return first.orderId === null
    ? m.printers_test_not_printed({ ticket: first.label })
    : m.printers_one_failed({ ticket: first.label });
}

/** 'Not printed until they are accepted or paid: #42, #43.'; undefined if nothing is left out. */
export function unprintedOf({ unprinted }: Printer): string | undefined {
  if (unprinted.length === 0) return undefined;
  const tickets = unprinted.join(', ');
  return unprinted.length < MOST_UNPRINTED_SHOWN
    ? m.printers_unprinted({ tickets })
    : m.printers_unprinted_more({ tickets });
}
