import { IDEMPOTENCY_KEY_HEADER } from '../../shared/contract/orders-contract';
import { DomainError } from '../../shared/domain/refusals';
import { type AdminIdentity, api, type CallContext, requireCaller } from '../http/api-call';
import { listNewestOrders, listOrders } from './list-orders';
import { type OrderDeps, placeOrder } from './place-order';
import { readOrder, readOrderForStaff } from './read-order';
import { setOrderStatus } from './set-order-status';
import { setPaymentStatus } from './set-payment-status';

function requireAdmin(context: CallContext): AdminIdentity {
  const { admin } = requireCaller(context);
  if (!admin) throw new DomainError('not_an_admin');
  return admin;
}

/** Orders: placed and read by customers and guests, worked on by staff (spec §7). */
export function orderRoutes(deps: OrderDeps) {
  const { db, clock, secret } = deps;
  return api.orders.router({
    place: api.orders.place.handler(async ({ input: { headers, body }, context }) => {
      const key = headers[IDEMPOTENCY_KEY_HEADER];
      const { order, replayed } = await placeOrder(deps, { caller: context.caller, key, body });
      if (!replayed) return { status: 201 as const, body: order };
      return { status: 200 as const, headers: { 'idempotent-replayed': 'true' }, body: order };
    }),
    read: api.orders.read.handler(({ input, context }) =>
      readOrder(db, secret, { ...input, caller: context.caller }),
    ),
    list: api.orders.list.handler(({ input }) => listOrders(db, input)),
    listNewest: api.orders.listNewest.handler(() => listNewestOrders(db)),
    readForStaff: api.orders.readForStaff.handler(({ input }) => readOrderForStaff(db, input.id)),
    setStatus: api.orders.setStatus.handler(({ input: { id, status }, context }) =>
      setOrderStatus(db, { id, value: status, by: requireAdmin(context), now: clock() }),
    ),
    setPaymentStatus: api.orders.setPaymentStatus.handler(({ input, context }) =>
      setPaymentStatus(db, {
        id: input.id,
        value: input.paymentStatus,
        by: requireAdmin(context),
        now: clock(),
      }),
    ),
  });
}
