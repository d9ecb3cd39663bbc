import type { OrderWithToken } from '../../shared/contract/orders/orders-contract';
import { adminActor, staffActor } from '../platform/audit/audit-actor';
import {
  api,
  type CallContext,
  requireAdmin,
  requirePin,
  requireSelf,
} from '../platform/http/api/api-call';
import type { RateLimits } from '../platform/limits/rate-limits';
import { cancelOwnOrder } from './change/cancel-own-order';
import type { PriceChangeDeps } from './change/change-price';
import { claimPayment } from './change/claim-payment';
import { finishTaken } from './change/finish-taken';
import { setOrderStatus } from './change/set-order-status';
import { ordersInLanguage } from './customer-view';
import { findCaller } from './find/find-caller';
import { listCustomerOrders, listNewestOrders, listOrders } from './find/list-orders';
import { orderLook, type ReadForStaff, readOrder } from './follow/read-order';
import { createUsualCheck } from './follow/usual-check';
import { sendsOf } from './place/idempotency-store';
import { type OrderDeps, placeOrder } from './place/place-order';
import { reserveNumbers } from './place/tablet-numbers';
import { takeOrder } from './place/take-order';
import type { LockDay } from './place/taken-offline';

type OrderRouteDeps = OrderDeps &
  PriceChangeDeps & { limits: RateLimits; readForStaff: ReadForStaff; lockDay: LockDay };

export function orderRoutes(deps: OrderRouteDeps) {
  const { db, clock, signer, limits, readForStaff } = deps;
  const finish = finishTaken(deps);
  const withUsualCheck = createUsualCheck(deps);
  const actorOf = (context: CallContext) => adminActor(deps, requireAdmin(context));
  const lookOf = (input: OrderWithToken, context: CallContext) =>
    orderLook(input, context, clock());
  return api.orders.router({
    place: api.orders.place.handler(async ({ input: { headers, body }, context }) => {
      const { caller, clientIp, language } = context;
      await (caller
        ? limits.take('ordersByAccount', caller.userId)
        : limits.take('orders', clientIp));
      if (caller?.admin) await limits.take('staffOrdersByDay', caller.userId);
      const key = headers['idempotency-key'];
      const sends = sendsOf(headers);
      const sent = { key, sends, language, body };
      const { order, replayed } = await placeOrder(deps, { caller, clientIp, ...sent });
      if (!replayed) return { status: 201 as const, body: order };
      return { status: 200 as const, headers: { 'idempotent-replayed': 'true' }, body: order };
    }),
    take: api.orders.take.handler(async ({ input: { headers, body }, context }) => {
      const staff = staffActor(deps, requireAdmin(context));
      if (body.sellAnyway || body.discount) requirePin(context);
      await limits.take('ordersByAccount', staff.adminId);
      await limits.take('staffOrdersByDay', staff.adminId);
      const key = headers['idempotency-key'];
      const request = { staff, key, sends: sendsOf(headers), body };
      const taken = await takeOrder({ ...deps, finish }, request);
      const order = await readForStaff(taken.id, context.language);
      if (!taken.replayed) return { status: 201 as const, body: order };
      return { status: 200 as const, headers: { 'idempotent-replayed': 'true' }, body: order };
    }),
    reserveNumbers: api.orders.reserveNumbers.handler(async ({ input, context }) => {
      const { id: adminId } = requireAdmin(context);
      await limits.take('numberBlocks', adminId);
      return reserveNumbers(deps, { ...input, adminId });
    }),
    findCaller: api.orders.findCaller.handler(async ({ input, context }) => {
      const staff = actorOf(context);
      await limits.take('callers', staff.adminId);
      return findCaller(db, input.phoneNumber, staff);
    }),
    read: api.orders.read.handler(async ({ input: { params, headers, query }, context }) => {
      const accessToken = headers['order-access-token'] ?? query?.accessToken;
      const { caller, language } = context;
      const look = { id: params.id, accessToken, caller, now: clock(), language };
      return withUsualCheck(await readOrder(db, signer, look));
    }),
    claimPayment: api.orders.claimPayment.handler(async ({ input, context }) => {
      await limits.take('changesByCustomers', context.clientIp);
      const claim = input.body ?? {};
      return withUsualCheck(await claimPayment(db, signer, lookOf(input, context), claim));
    }),
    cancelOwn: api.orders.cancelOwn.handler(async ({ input, context }) => {
      await limits.take('changesByCustomers', context.clientIp);
      return cancelOwnOrder(deps, lookOf(input, context));
    }),
    listOwn: api.orders.listOwn.handler(async ({ input: { id, ...page }, context }) => {
      const own = await listCustomerOrders(db, requireSelf(id, context).userId, page, clock());
      return { ...own, items: await ordersInLanguage(db, own.items, context.language) };
    }),
    list: api.orders.list.handler(({ input }) => listOrders(db, input)),
    listNewest: api.orders.listNewest.handler(() => listNewestOrders(db, clock())),
    readForStaff: api.orders.readForStaff.handler(({ input, context }) =>
      readForStaff(input.id, context.language),
    ),
    setStatus: api.orders.setStatus.handler(async ({ input, context }) => {
      const { id, status: value, from, reason, note, ranOut } = input;
      const why = reason && { cancelReason: reason, cancelNote: note || null, ranOut };
      const onUndo = () => requirePin(context);
      const actor = actorOf(context);
      await limits.take('statusesOfOrder', `${actor.adminId} ${id}`);
      await setOrderStatus(deps, { id, value, from, ...why, onUndo, actor });
      return readForStaff(id, context.language);
    }),
  });
}
