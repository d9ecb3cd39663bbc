import { missingOf } from '../../../shared/domain/orders/order-payments';
import { awaitsPayment } from '../../../shared/domain/orders/payment';
import { MINUTE_MS } from '../../../shared/domain/platform/durations';
import { pathIn } from '../../../shared/domain/platform/languages';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { touchOrder } from '../../orders/change/touch-order';
import { lockOrder } from '../../orders/order-store';
import { listPayments, sumsOf } from '../../orders/stored-payments';
import type { WriteDeps } from '../../platform/db/database';
import type { OrdersTable, PaymentLinksTable } from '../../platform/db/schema';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { readSettings } from '../../shop/settings/settings-store';
import { GatewayFailure, type PaymentGateway } from '../gateways/gateway';
import { type GatewayDeps, webhookUrl } from './gateway-deps';
import { insertPaymentLink, listPaymentLinks, updatePaymentLink } from './gateway-store';

const LINK_LIVES_MS = 20 * MINUTE_MS;
/** Razorpay refuses a link that expires in less than 15 minutes; the rest is for a slow call. */
const LEAST_TIME_TO_MAKE_MS = 16 * MINUTE_MS;
/** A link that expires sooner is not shown again: the customer needs time to pay. */
const LEAST_TIME_TO_PAY_MS = 5 * MINUTE_MS;
const FIRST_CHECK_MS = 20_000;

/**
 * The gateway makes one link with an id, so a lost response leads to the same link. @returns its address.
 * @throws DomainError `conflict` when the order awaits no payment; `unavailable` without the gateway's answer.
 */
export async function makePaymentLink(
  deps: GatewayDeps,
  gateway: PaymentGateway,
  orderId: string,
): Promise<string> {
  const { db, publicUrl, log, clock } = deps;
  const { link, order } = await inTransaction(db, (tx) =>
    claimPaymentLink(tx, deps, gateway, orderId),
  );
  if (link.url !== null) return link.url;
  const { storeName } = await readSettings(db);
  try {
    const made = await gateway.makePaymentLink({
      id: link.id,
      amount: link.amount_paise,
      purpose: `Order ${order.id}, ${storeName}`,
      phoneNumber: order.customer_phone,
      expiresAt: new Date(link.expires_at),
      returnUrl: `${publicUrl}${pathIn(order.language, '/order-history')}?order=${order.id}&from=gateway`,
      webhookUrl: webhookUrl(publicUrl, gateway.name),
    });
    const check_at = new Date(clock().getTime() + FIRST_CHECK_MS).toISOString();
    await updatePaymentLink(db, link.id, { gateway_id: made.gatewayId, url: made.url, check_at });
    return made.url;
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    log.warn({ err: error }, 'the payment gateway made no link');
    throw new DomainError('unavailable');
  }
}

/** Its open link, or a new one that the gateway does not know yet. */
async function claimPaymentLink(
  tx: Tx,
  { clock }: Pick<WriteDeps, 'clock'>,
  { name }: PaymentGateway,
  orderId: string,
): Promise<{ link: PaymentLinksTable; order: OrdersTable }> {
  const order = await lockOrder(tx, orderId);
  const now = clock();
  const { status, payment_status: paymentStatus, payment_method: paymentMethod } = order;
  const sums = sumsOf(await listPayments(tx, [orderId]));
  const amount = missingOf(paymentStatus, order.total_paise, sums);
  const isAwaited = awaitsPayment({ status, paymentStatus, paymentMethod });
  if (!isAwaited || amount === 0) throw new DomainError('conflict');
  const links = await listPaymentLinks(tx, orderId);
  const last = links.at(-1);
  const leastMs = last?.url === null ? LEAST_TIME_TO_MAKE_MS : LEAST_TIME_TO_PAY_MS;
  const lasts = last && Date.parse(last.expires_at) - now.getTime() > leastMs;
  const isSame = last?.gateway === name && last.amount_paise === amount && last.state === 'open';
  if (lasts && isSame) return { link: last, order };
  const link: PaymentLinksTable = {
    id: `${orderId}-${links.length + 1}`,
    order_id: orderId,
    gateway: name,
    amount_paise: amount,
    gateway_id: null,
    url: null,
    state: 'open',
    made_at: now.toISOString(),
    expires_at: new Date(now.getTime() + LINK_LIVES_MS).toISOString(),
    checks: 0,
    check_at: null,
    refund_checks: 0,
    refunds_at: null,
    problem: null,
  };
  await insertPaymentLink(tx, link);
  // Held while its customer pays: only the first link restarts the time. The customer reads it on return.
  if (!last) await touchOrder(tx, order, { now, told: 'never' });
  return { link, order };
}
