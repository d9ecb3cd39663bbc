import type { Logger } from 'pino';
import type { OrderWithToken } from '../../../shared/contract/orders/orders-contract';
import { orderLook, readOrder } from '../../orders/follow/read-order';
import { adminActor } from '../../platform/audit/audit-actor';
import type { WriteDeps } from '../../platform/db/database';
import { api, type CallContext, requireAdmin } from '../../platform/http/api/api-call';
import { exportStreams, jsonList } from '../../platform/http/export-streams';
import type { RateLimits } from '../../platform/limits/rate-limits';
import type { Signer } from '../../platform/signing/signer';
import { writeGstr1 } from './gstr1';
import { billBatches } from './list-bills';
import { makeBill } from './make-bill';
import { makeBillLink, readBill, readBillPdf } from './read-bill';
import { readMonth } from './read-month';

interface BillDeps extends WriteDeps {
  signer: Signer;
  limits: RateLimits;
  log: Logger;
}

export function billRoutes(deps: BillDeps) {
  const { db, clock, signer, limits, log } = deps;
  const stream = exportStreams(log);
  const lookOf = (input: OrderWithToken, context: CallContext) =>
    orderLook(input, context, clock());
  return api.bills.router({
    read: api.bills.read.handler(({ input, context }) =>
      readBill(db, signer, lookOf(input, context)),
    ),
    make: api.bills.make.handler(({ input, context }) =>
      makeBill(db, input, adminActor(deps, requireAdmin(context))),
    ),
    makeLink: api.bills.makeLink.handler(async ({ input, context }) => {
      const look = lookOf(input, context);
      await readOrder(db, signer, look);
      await limits.take('billLinks', input.params.id);
      return makeBillLink(db, signer, look);
    }),
    makeLinkForStaff: api.bills.makeLinkForStaff.handler(async ({ input, context }) => {
      await limits.take('billLinksByStaff', requireAdmin(context).id);
      return makeBillLink(db, signer, { id: input.id, now: clock() });
    }),
    downloadPdf: api.bills.downloadPdf.handler(async ({ input: { params, query }, context }) => {
      const takeLimit = async () => {
        await limits.take('changesByCustomers', context.clientIp);
        await limits.take('billPdfs', params.id);
      };
      const body = await readBillPdf(db, signer, { ...params, ...query, now: clock(), takeLimit });
      // It is saved, not shown: some browsers in apps cannot go back from a PDF.
      return { headers: { 'content-disposition': `attachment; filename="${body.name}"` }, body };
    }),
    list: api.bills.list.handler(async ({ input, context }) => {
      const { id } = requireAdmin(context);
      await limits.take('reports', id);
      return stream(id, jsonList('bills', billBatches(db, input)));
    }),
    readMonth: api.bills.readMonth.handler(async ({ input, context }) => {
      await limits.take('billMonths', requireAdmin(context).id);
      return readMonth(db, input.month);
    }),
    downloadTable: api.bills.downloadTable.handler(async ({ input, context }) => {
      await limits.take('billMonths', requireAdmin(context).id);
      return writeGstr1(db, input);
    }),
  });
}
