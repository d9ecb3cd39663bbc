import {
  MOST_OPEN_JOBS,
  type Printer,
  type PrintJob,
} from '../../../shared/contract/kitchen/printing-contract';
import { counterLabel, SILENT_AFTER_MS } from '../../../shared/domain/kitchen/print-jobs';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { adminActor } from '../../platform/audit/audit-actor';
import { api, type CallContext, requireAdmin } from '../../platform/http/api/api-call';
import { offerTicket, type PrintingDeps, reportResult, takeTicket } from './next-ticket';
import { findCounterNumber, type JobRow, jobLabel, listOpenJobs } from './print-queue';
import {
  addPrinter,
  changePrinter,
  dropTicket,
  readPrinter,
  removePrinter,
  renewSecret,
} from './printer-commands';
import { PRINTER_PATH } from './printer-responses';
import { listPrinters, type PrinterRow, printedStation } from './printer-store';
import { queueNewOrders } from './queue-tickets';
import { requestTicket } from './request-ticket';
import { listUnprinted } from './unconfirmed-tickets';

interface RouteDeps extends PrintingDeps {
  randomBytes: (count: number) => Uint8Array;
  publicUrl: string;
}

const SECRET_BYTES = 32;

/** Admins set printers up; all staff print, and tablets fetch tickets. */
export function printingRoutes(deps: RouteDeps) {
  const { db, clock, randomBytes, publicUrl } = deps;
  const actorOf = (context: CallContext) => adminActor(deps, requireAdmin(context));
  const newSecret = () => Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url');
  const urlOf = (secret: string) => `${publicUrl}${PRINTER_PATH}${secret}`;

  async function toWire(printer: PrinterRow): Promise<Printer> {
    const { id, name, kind, version, seen_at, prints_new, prints_receipts, paper_dots, station } =
      printer;
    const openJobs = (await listOpenJobs(db, id, MOST_OPEN_JOBS)).map(jobToWire);
    const unprinted = await listUnprinted(db, printer, clock());
    return {
      id,
      name,
      kind,
      version,
      paperDots: paper_dots,
      printsNew: prints_new,
      printsReceipts: prints_receipts === 1,
      station,
      stationName: (await printedStation(db, printer))?.name,
      problem: isSilent(printer, clock()) ? 'offline' : printer.problem,
      seenAt: seen_at,
      openJobs,
      unprinted: unprinted.map((order) => counterLabel(order.id, order.counter_number)),
    };
  }

  async function readTabletPrinter(id: string): Promise<PrinterRow> {
    const printer = await readPrinter(db, id);
    if (printer.kind !== 'tablet') throw new DomainError('not_found');
    return printer;
  }

  return api.printing.router({
    list: api.printing.list.handler(async () => {
      const printers = await listPrinters(db);
      // A printer that is switched off does not ask for its new orders.
      for (const printer of printers) await queueNewOrders(deps, printer);
      return Promise.all(printers.map(toWire));
    }),
    create: api.printing.create.handler(async ({ input, context }) => {
      const secret = input.kind === 'tablet' ? undefined : newSecret();
      const printer = await addPrinter(db, input, secret, actorOf(context));
      return { printer: await toWire(printer), url: secret === undefined ? null : urlOf(secret) };
    }),
    update: api.printing.update.handler(async ({ input, context }) =>
      toWire(await changePrinter(db, input, actorOf(context))),
    ),
    renewUrl: api.printing.renewUrl.handler(async ({ input, context }) => {
      const secret = newSecret();
      const { isPolled } = await renewSecret(db, input.id, secret, actorOf(context));
      return { url: isPolled ? urlOf(secret) : null };
    }),
    remove: api.printing.remove.handler(async ({ input, context }) => {
      await removePrinter(db, input.id, actorOf(context));
      return { removed: true as const };
    }),
    print: api.printing.print.handler(async ({ input: { id, orderId, what }, context }) => {
      const printer = await readPrinter(db, id);
      // A ticket that the printer is to print anyhow comes first, so that this one is its copy.
      await queueNewOrders(deps, printer);
      const job = await requestTicket(deps, printer, { orderId, what }, actorOf(context));
      return jobToWire({ ...job, counter_number: await findCounterNumber(db, job) });
    }),
    drop: api.printing.drop.handler(async ({ input, context }) => {
      await dropTicket(db, input.id, actorOf(context));
      return { dropped: true as const };
    }),
    claim: api.printing.claim.handler(async ({ input }) => {
      const printer = await readTabletPrinter(input.id);
      const next = await offerTicket(deps, printer, false);
      const taken = next && (await takeTicket(deps, printer, next));
      if (!taken) return { job: null };
      const { job, picture } = taken;
      const label = jobLabel(job, await findCounterNumber(db, job));
      const { id, held_until: claimedUntil } = job;
      return { job: { id, label, claimedUntil, picture: picture.png.toString('base64') } };
    }),
    settle: api.printing.settle.handler(async ({ input: { id, problem, claimedUntil } }) => {
      const job = await db
        .selectFrom('print_jobs')
        .select('printer_id')
        .where('id', '=', id)
        .executeTakeFirst();
      if (!job) throw new DomainError('not_found');
      const printer = await readTabletPrinter(job.printer_id);
      const result = problem ?? 'printed';
      await reportResult(deps, printer, { jobId: id, result, pauses: true, claimedUntil });
      return { settled: true as const };
    }),
  });
}

function isSilent({ seen_at }: PrinterRow, now: Date): boolean {
  return seen_at === null || now.getTime() - Date.parse(seen_at) > SILENT_AFTER_MS;
}

function jobToWire(job: JobRow & { counter_number: number | null }): PrintJob {
  return {
    id: job.id,
    orderId: job.order_id,
    what: job.what,
    label: jobLabel(job, job.counter_number),
    state: job.state,
    isCopy: job.is_copy === 1,
    attempts: job.attempts,
    requestedBy: job.requested_name,
    requestedAt: job.requested_at,
  };
}
