import type { PrinterProblem } from '../../../shared/domain/kitchen/print-jobs';
import { copyBlocks, type PrintBlock } from '../../../shared/domain/kitchen/print-ticket';
import { SOURCE_LANGUAGE } from '../../../shared/domain/platform/languages';
import type { AuditActor } from '../../platform/audit/audit-actor';
import { speakIn } from '../../platform/http/pages/page-language';
import type { DrawTicket, TicketPicture } from './draw-ticket';
import { isNeedless } from './needless-tickets';
import {
  type ClaimedJob,
  claimJob,
  findNextJob,
  findWaitingJob,
  isHeld,
  type JobRow,
  putBack,
  type QueueDeps,
  settle,
} from './print-queue';
import { type PrinterRow, recordSeen } from './printer-store';
import { queueNewOrders } from './queue-tickets';
import { printOf, readTicket } from './read-ticket';

export interface PrintingDeps extends QueueDeps {
  draw: DrawTicket;
  /**
   * An order's receipt, from the module of money. It makes the bill of an order that is paid and begun.
   * @returns undefined for an order that has no bill and gets none.
   */
  readReceipt: (orderId: string, actor: AuditActor) => Promise<PrintBlock[] | undefined>;
}

/**
 * Undefined while the printer has one to confirm.
 * @param saysReady whether it told that it can print. Otherwise its last problem remains until it has printed.
 */
export async function offerTicket(
  deps: QueueDeps,
  printer: PrinterRow,
  saysReady: boolean,
): Promise<JobRow | undefined> {
  await queueNewOrders(deps, printer);
  let job = await findNextJob(deps.db, printer.id);
  while (job && (await isNeedless(deps.db, job, deps.clock()))) {
    await settle(deps, printer, job, 'dropped');
    job = await findNextJob(deps.db, printer.id);
  }
  const problem = saysReady || !job ? null : printer.problem;
  await recordSeen(deps.db, printer, problem, deps.clock());
  return job && !isHeld(job, deps.clock()) ? job : undefined;
}

/** @returns undefined when another request has it, or it can never be printed. */
export async function takeTicket(
  deps: PrintingDeps,
  printer: PrinterRow,
  job: JobRow,
): Promise<{ job: ClaimedJob; picture: TicketPicture } | undefined> {
  const claimed = await claimJob(deps, printer, job);
  return claimed && drawClaimed(deps, printer, claimed);
}

/** Also a second time: a printer may ask again for what it lost. */
export async function drawClaimed<Job extends JobRow>(
  deps: PrintingDeps,
  printer: PrinterRow,
  job: Job,
): Promise<{ job: Job; picture: TicketPicture } | undefined> {
  const blocks = await readBlocks(deps, printer, job);
  try {
    if (blocks) return { job, picture: await deps.draw(blocks, printer.paper_dots) };
  } catch (error) {
    // The tickets behind it would wait for all of its tries.
    await settle(deps, printer, job, 'failed');
    throw error;
  }
  // Its order has been deleted, or is no longer paid.
  await settle(deps, printer, job, 'failed');
  return undefined;
}

async function readBlocks(deps: PrintingDeps, printer: PrinterRow, job: JobRow) {
  const now = deps.clock();
  if (job.what !== 'receipt' || job.order_id === null) {
    return readTicket(deps.db, printer, job, now);
  }
  const actor = { adminId: null, name: printer.name, now, newId: deps.newId };
  const receipt = await deps.readReceipt(job.order_id, actor);
  // A bill is English for every reader (money rule 15).
  return receipt && speakIn(SOURCE_LANGUAGE, () => [...copyBlocks(printOf(job)), ...receipt]);
}

/** It is printed, never will be, was not received whole, or waits. */
type PrintResult = 'printed' | 'impossible' | 'interrupted' | PrinterProblem;

export interface PrinterReport {
  /** Undefined from a printer that does not name the ticket: it means the one it claimed. */
  jobId: string | undefined;
  result: PrintResult;
  /** Whether the ticket waits before its next try. */
  pauses?: boolean;
  /** Whether the printer surely printed nothing. */
  isUnprinted?: boolean | undefined;
  /** The end of the result's claim. After a later claim, only a confirmation counts. */
  claimedUntil?: string | undefined;
}

/** A confirmation counts although the claim has ended, as long as the ticket was not printed again. */
export async function reportResult(
  deps: QueueDeps,
  printer: PrinterRow,
  { jobId, result, pauses = false, isUnprinted = false, claimedUntil }: PrinterReport,
): Promise<void> {
  const next = await (jobId === undefined
    ? findNextJob(deps.db, printer.id)
    : findWaitingJob(deps.db, printer.id, jobId));
  const job = jobId !== undefined || next?.state === 'claimed' ? next : undefined;
  const isOutdated = claimedUntil !== undefined && job?.held_until !== claimedUntil;
  if (isOutdated && result !== 'printed') return;
  const isProblem = result !== 'printed' && result !== 'impossible' && result !== 'interrupted';
  await recordSeen(deps.db, printer, isProblem ? result : null, deps.clock());
  if (!job) return;
  if (result === 'printed') await settle(deps, printer, job, 'printed');
  else if (result === 'impossible') await settle(deps, printer, job, 'failed');
  else await putBack(deps, job, { counts: !isProblem, pauses, isUnprinted });
}
