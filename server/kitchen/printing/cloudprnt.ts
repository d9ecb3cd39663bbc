import * as z from 'zod';
import type { PrinterProblem } from '../../../shared/domain/kitchen/print-jobs';
import {
  drawClaimed,
  offerTicket,
  type PrintingDeps,
  reportResult,
  takeTicket,
} from './next-ticket';
import { findNextJob, findWaitingJob, isHeld } from './print-queue';
import { type PrinterRow, recordSeen } from './printer-store';

const PNG = 'image/png';

/** Printers leave fields out, or send null. */
const poll = z
  .object({
    statusCode: z.string().catch(''),
    printingInProgress: z.boolean().catch(false),
  })
  .catch({ statusCode: '', printingInProgress: false });

/** Protocol guide 2.4.0. A ticket is claimed with GET, so a printer that goes off before loses none. */
export async function cloudPrnt(
  deps: PrintingDeps,
  printer: PrinterRow,
  request: Request,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  if (request.method === 'POST') return answerPoll(deps, printer, await request.text());
  if (request.method === 'GET') return sendTicket(deps, printer, searchParams);
  if (request.method === 'DELETE') return confirmTicket(deps, printer, searchParams);
  return new Response(null, { status: 405, headers: { Allow: 'GET, POST, DELETE' } });
}

async function answerPoll(deps: PrintingDeps, printer: PrinterRow, body: string) {
  const { statusCode, printingInProgress } = poll.parse(parsed(body));
  const problem = problemOf(decoded(statusCode));
  if (problem) {
    // Instead of confirming a ticket, a printer that stopped in the middle reports its status.
    await reportResult(deps, printer, { jobId: undefined, result: problem });
    return Response.json({ jobReady: false });
  }
  if (printingInProgress) {
    await recordSeen(deps.db, printer, null, deps.clock());
    return Response.json({ jobReady: false });
  }
  const job = await offerTicket(deps, printer, true);
  if (!job) return Response.json({ jobReady: false });
  return Response.json({ jobReady: true, mediaTypes: [PNG], jobToken: job.id });
}

/** Older firmware sends no token and means the next ticket. */
async function sendTicket(deps: PrintingDeps, printer: PrinterRow, query: URLSearchParams) {
  const type = query.get('type');
  if (type !== null && type !== PNG) return new Response(null, { status: 415 });
  const token = query.get('token');
  const job = await (token === null
    ? findNextJob(deps.db, printer.id)
    : findWaitingJob(deps.db, printer.id, token));
  if (!job) return new Response(null, { status: 404 });
  const isOwnClaim = job.state === 'claimed' && isHeld(job, deps.clock());
  const taken = await (isOwnClaim ? drawClaimed : takeTicket)(deps, printer, job);
  if (!taken) return new Response(null, { status: 404 });
  const { png } = taken.picture;
  const headers = {
    'Content-Type': PNG,
    'Content-Length': String(png.byteLength),
    // It has a customer's name.
    'Cache-Control': 'no-store',
  };
  return new Response(new Uint8Array(png), { headers });
}

async function confirmTicket(deps: PrintingDeps, printer: PrinterRow, query: URLSearchParams) {
  const code = query.get('code') ?? '';
  const jobId = query.get('token') ?? undefined;
  await reportResult(deps, printer, { jobId, result: resultOf(code) });
  return new Response(null, { status: 200, headers: { 'Content-Length': '0' } });
}

/** 'OK' or 2xx is printed, 51x a ticket that the printer cannot read, 52x one that it did not get whole. */
function resultOf(code: string) {
  if (/^(2|OK)/i.test(code)) return 'printed';
  if (code.startsWith('51')) return 'impossible';
  return /^4/.test(code) ? (problemOf(code) ?? 'error') : 'interrupted';
}

/** @param status such as '410 Out of paper'; descriptions vary, and new codes keep their first digits. */
function problemOf(status: string): PrinterProblem | undefined {
  if (status.startsWith('2')) return undefined;
  if (status.startsWith('410')) return 'paper-out';
  if (status.startsWith('41')) return 'paper-jam';
  if (status.startsWith('42')) return 'cover-open';
  return 'error';
}

/** The status is percent-encoded inside of the JSON: '200%20OK'. */
function decoded(status: string): string {
  try {
    return decodeURIComponent(status);
  } catch {
    return status;
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
