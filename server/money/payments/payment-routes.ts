import { mayOpen } from '../../../shared/domain/platform/roles';
import { adminActor } from '../../platform/audit/audit-actor';
import type { WriteDeps } from '../../platform/db/database';
import { api, type CallContext, requireAdmin } from '../../platform/http/api/api-call';
import { receivePayment, refund } from './record-by-hand';
import { setPaymentStatus } from './set-payment-status';
import { takeBack } from './take-back';

export function paymentRoutes(deps: WriteDeps) {
  const { db } = deps;
  const actorOf = (context: CallContext) => adminActor(deps, requireAdmin(context));
  return api.payments.router({
    setStatus: api.payments.setStatus.handler(({ input, context }) =>
      setPaymentStatus(db, { ...input, actor: actorOf(context) }),
    ),
    record: api.payments.record.handler(({ input, context }) =>
      receivePayment(db, { ...input, actor: actorOf(context) }),
    ),
    refund: api.payments.refund.handler(({ input, context }) =>
      refund(db, { ...input, actor: actorOf(context) }),
    ),
    takeBack: api.payments.takeBack.handler(({ input: { id, paymentId }, context }) =>
      takeBack(db, {
        orderId: id,
        paymentId,
        matchesCredits: mayOpen(requireAdmin(context).role, 'statements'),
        actor: actorOf(context),
      }),
    ),
  });
}
