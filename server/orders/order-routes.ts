import type { IdempotencyHeaders } from '../../shared/contract/orders/order-input';
import type { Order } from '../../shared/contract/orders/order-shape';
import type { OrderWithToken } from '../../shared/contract/orders/orders-contract';
import type { PaidByHand } from '../../shared/domain/orders/order-payments';
import type { PaymentStatus } from '../../shared/domain/orders/payment';
import { cancelSentence } from '../../shared/domain/orders/ticket';
import { makeBill } from '../money/bills/make-bill';
import { type AuditActor, adminActor } from '../platform/audit/audit-actor';
import type { WriteDeps } from '../platform/db/database';
import { api, type CallContext, requireAdmin, requireSelf } from '../platform/http/api/api-call';
import type { RateLimits } from '../platform/limits/rate-limits';
import { cancelOwnOrder } from './change/cancel-own-order';
import { claimPayment } from './change/claim-payment';
import { setOrderStatus } from './change/set-order-status';
import { listCustomerOrders, listNewestOrders, listOrders } from './find/list-orders';
import { makeBillLink } from './follow/bill-link';
import { readBill, readBillPdf } from './follow/read-bill';
import { type OrderLook, readOrder, readOrderForStaff } from './follow/read-order';
import { createUsualCheck } from './follow/usual-check';
import type { KeySends } from './place/idempotency-store';
import { type OrderDeps, placeOrder } from './place/place-order';

type OrderRouteDeps = OrderDeps &
  WriteDeps & {
    limits: RateLimits;
    /** Payments build on orders, so their use case is handed in. */
    setPaymentStatus: (change: PaymentStatusChange) => Promise<Order>;
  };

/** A new payment status by a staff user. */
export interface PaymentStatusChange {
  id: string;
  value: PaymentStatus;
  /** The payment status that the editor saw. Another current one is a conflict. */
  from?: PaymentStatus | undefined;
  /** How it was paid or refunded; UPI by default. */
  method?: PaidByHand | undefined;
  actor: AuditActor;
}

/** Orders: placed and read by customers and guests, worked on by staff. */
export function orderRoutes(deps: OrderRouteDeps) {
  const { db, clock, newId, signer, limits, setPaymentStatus } = deps;
  const withUsualCheck = createUsualCheck(deps);
  const actorOf = (context: CallContext) => adminActor({ clock, newId }, requireAdmin(context));
  const lookOf = ({ params, headers }: OrderWithToken, { caller }: CallContext): OrderLook => {
    const accessToken = headers['order-access-token'];
    return { id: params.id, accessToken, caller, now: clock() };
  };
  return api.orders.router({
    place: api.orders.place.handler(async ({ input: { headers, body }, context }) => {
      const { caller, clientIp } = context;
      await (caller
        ? limits.take('ordersByAccount', caller.userId)
        : limits.take('orders', clientIp));
      const key = headers['idempotency-key'];
      const sends = sendsOf(headers);
      const { order, replayed } = await placeOrder(deps, { caller, clientIp, key, sends, body });
      if (!replayed) return { status: 201 as const, body: order };
      return { status: 200 as const, headers: { 'idempotent-replayed': 'true' }, body: order };
    }),
    read: api.orders.read.handler(async ({ input: { params, headers, query }, context }) => {
      const accessToken = headers['order-access-token'] ?? query?.accessToken;
      const { caller } = context;
      const look = { id: params.id, accessToken, caller, now: clock() };
      return withUsualCheck(await readOrder(db, signer, look));
    }),
    readBill: api.orders.readBill.handler(({ input, context }) =>
      readBill(db, signer, lookOf(input, context)),
    ),
    makeBillLink: api.orders.makeBillLink.handler(async ({ input, context }) => {
      const look = lookOf(input, context);
      await readOrder(db, signer, look);
      return makeBillLink(db, signer, look);
    }),
    makeBillLinkForStaff: api.orders.makeBillLinkForStaff.handler(({ input }) =>
      makeBillLink(db, signer, { id: input.id, now: clock() }),
    ),
    downloadBill: api.orders.downloadBill.handler(async ({ input: { params, query }, context }) => {
      const takeLimit = async () => {
        await limits.take('changesByCustomers', context.clientIp);
        await limits.take('billPdfs', params.id);
      };
      const body = await readBillPdf(db, signer, { ...params, ...query, now: clock(), takeLimit });
      // It is saved, not shown: some browsers in apps cannot go back from a PDF.
      return { headers: { 'content-disposition': `attachment; filename="${body.name}"` }, body };
    }),
    claimPayment: api.orders.claimPayment.handler(async ({ input, context }) => {
      await limits.take('changesByCustomers', context.clientIp);
      const { reference } = input.body ?? {};
      return withUsualCheck(await claimPayment(db, signer, lookOf(input, context), reference));
    }),
    cancelOwn: api.orders.cancelOwn.handler(async ({ input, context }) => {
      await limits.take('changesByCustomers', context.clientIp);
      return cancelOwnOrder(deps, lookOf(input, context));
    }),
    listOwn: api.orders.listOwn.handler(({ input: { id, ...page }, context }) =>
      listCustomerOrders(db, requireSelf(id, context).userId, page, clock()),
    ),
    list: api.orders.list.handler(({ input }) => listOrders(db, input)),
    listNewest: api.orders.listNewest.handler(() => listNewestOrders(db, clock())),
    readForStaff: api.orders.readForStaff.handler(({ input }) => readOrderForStaff(db, input.id)),
    makeBill: api.orders.makeBill.handler(({ input, context }) =>
      makeBill(db, input.id, actorOf(context)),
    ),
    setStatus: api.orders.setStatus.handler(({ input, context }) => {
      const { id, status: value, from, reason, note } = input;
      const cancelReason = reason && cancelSentence(reason, note);
      return setOrderStatus(db, { id, value, from, cancelReason, actor: actorOf(context) });
    }),
    setPaymentStatus: api.orders.setPaymentStatus.handler(({ input, context }) =>
      setPaymentStatus({
        id: input.id,
        value: input.paymentStatus,
        from: input.from,
        method: input.method,
        actor: actorOf(context),
      }),
    ),
  });
}

function sendsOf(headers: IdempotencyHeaders): KeySends {
  const firstSent = headers['idempotency-key-first-sent'];
  return {
    firstSentAt: firstSent === undefined ? undefined : new Date(firstSent),
    isResent: headers['idempotency-key-resent'] === 'true',
  };
}
