import { mayOpen } from '../../../shared/domain/platform/roles';
import type { ReadForStaff } from '../../orders/follow/read-order';
import { adminActor } from '../../platform/audit/audit-actor';
import type { WriteDeps } from '../../platform/db/database';
import { api, type CallContext, requireAdmin, requirePin } from '../../platform/http/api/api-call';
import type { RateLimits } from '../../platform/limits/rate-limits';
import { receivePayment, refund } from './record-by-hand';
import { setPaymentStatus } from './set-payment-status';
import { takeBack } from './take-back';
import { takeTipBack } from './tips';

export function paymentRoutes(
  deps: WriteDeps & { limits: RateLimits; readForStaff: ReadForStaff },
) {
  const { db, limits, readForStaff } = deps;
  const actorOf = (context: CallContext) => adminActor(deps, requireAdmin(context));
  return api.payments.router({
    setStatus: api.payments.setStatus.handler(async ({ input, context }) => {
      if (input.paymentStatus !== 'paid') requirePin(context);
      const actor = actorOf(context);
      await limits.take('statusesOfOrder', `${actor.adminId} ${input.id}`);
      await setPaymentStatus(db, { ...input, actor });
      return readForStaff(input.id, context.language);
    }),
    record: api.payments.record.handler(async ({ input, context }) => {
      await receivePayment(db, { ...input, actor: actorOf(context) });
      return readForStaff(input.id, context.language);
    }),
    refund: api.payments.refund.handler(async ({ input, context }) => {
      await refund(db, { ...input, actor: actorOf(context) });
      return readForStaff(input.id, context.language);
    }),
    takeBack: api.payments.takeBack.handler(async ({ input: { id, paymentId }, context }) => {
      const matchesCredits = mayOpen(requireAdmin(context).role, 'statements');
      const actor = actorOf(context);
      await takeBack(db, { orderId: id, paymentId, matchesCredits, actor });
      return readForStaff(id, context.language);
    }),
    takeTipBack: api.payments.takeTipBack.handler(async ({ input: { id, tipId }, context }) => {
      await takeTipBack(db, { orderId: id, tipId }, actorOf(context));
      return readForStaff(id, context.language);
    }),
  });
}
