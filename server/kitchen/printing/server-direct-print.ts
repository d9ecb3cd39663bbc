import type { PrinterProblem } from '../../../shared/domain/kitchen/print-jobs';
import type { TicketPicture } from './draw-ticket';
import {
  offerTicket,
  type PrinterReport,
  type PrintingDeps,
  reportResult,
  takeTicket,
} from './next-ticket';
import type { PrinterRow } from './printer-store';

/** Then the printer gives up a ticket; its claim must last longer. */
const PRINT_TIMEOUT_MS = 30_000;

/** Those that a person can do something about. After any other, the same ticket is tried again. */
const PROBLEMS: Readonly<Record<string, PrinterProblem>> = {
  EPTR_REC_EMPTY: 'paper-out',
  EPTR_COVER_OPEN: 'cover-open',
  EPTR_CUTTER: 'paper-jam',
  EPTR_MECHANICAL: 'error',
  EPTR_AUTOMATICAL: 'error',
  EPTR_UNRECOVERABLE: 'error',
  EX_BADPORT: 'offline',
  DeviceNotFound: 'offline',
};

/** It reached no printer. After any other code, a part may be on paper. */
const NOT_REACHED = 'DeviceNotFound';

const IMPOSSIBLE = new Set(['SchemaError', 'RequestEntityTooLarge']);

/** The printer posts a form, gets a ticket as ePOS-Print XML, or nothing, and posts a form with the result. */
export async function serverDirectPrint(
  deps: PrintingDeps,
  printer: PrinterRow,
  request: Request,
): Promise<Response> {
  if (request.method !== 'POST') {
    return new Response(null, { status: 405, headers: { Allow: 'POST' } });
  }
  const form = new URLSearchParams(await request.text());
  const type = form.get('ConnectionType');
  if (type === 'SetResponse') {
    const result = readResult(form.get('ResponseFile') ?? '');
    await reportResult(deps, printer, { ...result, pauses: true });
    return xml('');
  }
  if (type !== 'GetRequest') return new Response(null, { status: 400 });
  const job = await offerTicket(deps, printer, false);
  const taken = job && (await takeTicket(deps, printer, job));
  return xml(taken ? printRequest(taken.job.id, taken.picture) : '');
}

function printRequest(jobId: string, { width, height, bits }: TicketPicture): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<PrintRequestInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><timeout>${PRINT_TIMEOUT_MS}</timeout><printjobid>${jobId}</printjobid></Parameter><PrintData><epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print"><image width="${width}" height="${height}" color="color_1" mode="mono" align="left">${bits.toString('base64')}</image><cut type="feed"/></epos-print></PrintData></ePOSPrint></PrintRequestInfo>
`;
}

/**
 * Without a parser: our ids need no escaping, and each attribute is written once. A search beyond the next `<`
 * would take seconds for a body of many open tags. Printers of version 1.00 do not name the ticket.
 */
function readResult(response: string): PrinterReport {
  const jobId = /<printjobid>([0-9a-zA-Z]{1,30})<\/printjobid>/.exec(response)?.[1];
  // The request as a whole was refused, before any ticket was read.
  if (/<Response\s[^<>]*Success="(false|0)"/.test(response)) return { jobId, result: 'impossible' };
  const [element = ''] = /<response\s[^<>]*>/.exec(response) ?? [];
  if (/\ssuccess="(true|1)"/.test(element)) return { jobId, result: 'printed' };
  const code = /\scode="([^"]*)"/.exec(element)?.[1] ?? '';
  if (IMPOSSIBLE.has(code)) return { jobId, result: 'impossible' };
  return { jobId, result: PROBLEMS[code] ?? 'interrupted', isUnprinted: code === NOT_REACHED };
}

function xml(body: string): Response {
  const headers = {
    'Content-Type': 'text/xml; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
  };
  return new Response(body, { headers });
}
