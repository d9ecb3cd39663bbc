import { staffActor } from '../../platform/audit/audit-actor';
import { api, type CallContext, requireAdmin, requirePin } from '../../platform/http/api/api-call';
import type { RateLimits } from '../../platform/limits/rate-limits';
import type { ReadForStaff } from '../follow/read-order';
import { sendsOf } from '../place/idempotency-store';
import { changeDishes } from './change-dishes';
import { delayPromise } from './delay-promise';
import { giveDiscount } from './give-discount';
import { type RemakeDeps, remakeDishes } from './remake-dishes';

type ChangeRouteDeps = RemakeDeps & { limits: RateLimits; readForStaff: ReadForStaff };

export function orderChangeRoutes(deps: ChangeRouteDeps) {
  const { limits, readForStaff } = deps;
  const staffOf = async (context: CallContext) => {
    const admin = requireAdmin(context);
    await limits.take('orderChangesByDay', admin.id);
    return staffActor(deps, admin);
  };
  return api.orderChanges.router({
    changeDishes: api.orderChanges.changeDishes.handler(async ({ input, context }) => {
      const { params, headers, body } = input;
      if (body.sellAnyway) requirePin(context);
      const sent = { key: headers['idempotency-key'], sends: sendsOf(headers), body };
      await changeDishes(deps, { id: params.id, staff: await staffOf(context), ...sent });
      return readForStaff(params.id, context.language);
    }),
    giveDiscount: api.orderChanges.giveDiscount.handler(async ({ input, context }) => {
      const { params, headers, body } = input;
      const sent = { key: headers['idempotency-key'], sends: sendsOf(headers), body };
      await giveDiscount(deps, { id: params.id, staff: await staffOf(context), ...sent });
      return readForStaff(params.id, context.language);
    }),
    remake: api.orderChanges.remake.handler(async ({ input, context }) => {
      await remakeDishes(deps, { ...input, staff: await staffOf(context) });
      return readForStaff(input.id, context.language);
    }),
    delayPromise: api.orderChanges.delayPromise.handler(async ({ input, context }) => {
      await delayPromise(deps, { ...input, actor: await staffOf(context) });
      return readForStaff(input.id, context.language);
    }),
  });
}
