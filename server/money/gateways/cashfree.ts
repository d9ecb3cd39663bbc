import * as z from 'zod';
import { paiseToRupees, rupeesToPaise } from '../../../shared/domain/platform/money';
import { callGateway } from './call-gateway';
import {
  type GatewayEvent,
  GatewayFailure,
  type PaymentGateway,
  type PaymentLinkState,
  type RefundState,
  type RefundStatus,
} from './gateway';
import { isSignedWith } from './webhook-signature';

interface CashfreeOptions {
  clientId: string;
  /** The current one calls the API; all of them may have signed a webhook. */
  clientSecrets: readonly string[];
  apiUrl?: string | undefined;
}

const API_VERSION = '2025-01-01';
/** Cashfree wants a number, and an order of a deleted account has none. */
const NO_PHONE_NUMBER = '9999999999';

/** Cashfree sends rupees as a number, and as a text in webhooks. */
const rupees = z.coerce
  .number()
  .refine((value) => Math.round(value * 100) / 100 === value)
  .transform(rupeesToPaise);

const link = z.object({
  link_id: z.string(),
  link_status: z.string(),
  link_url: z.url({ protocol: /^https?$/ }),
});
/** Cashfree makes an order of its own for each payment of a link. */
const paidOrder = z.object({
  order_id: z.string(),
  order_amount: rupees,
  order_currency: z.string(),
  order_status: z.string(),
});
const refund = z.object({
  cf_refund_id: z.coerce.string(),
  refund_id: z.string().nullish(),
  order_id: z.string(),
  refund_amount: rupees,
  refund_status: z.string(),
});

const linkEvent = z.object({
  type: z.literal('PAYMENT_LINK_EVENT'),
  data: z.object({
    link_id: z.string(),
    link_status: z.string(),
    link_currency: z.string(),
    order: z
      .object({ order_id: z.string(), order_amount: rupees, transaction_status: z.string() })
      .nullish(),
  }),
});
const refundEvent = z.object({
  type: z.literal('REFUND_STATUS_WEBHOOK'),
  data: z.object({ refund }),
});
const otherEvent = z.object({ type: z.string() });

const OVER = new Set(['PAID', 'EXPIRED', 'CANCELLED']);
const REFUND_STATUSES: Record<string, RefundStatus> = { SUCCESS: 'done', CANCELLED: 'failed' };

/** In rupees. A payment's reference is the id of Cashfree's order, under which it is paid once and refunded. */
export function cashfree(options: CashfreeOptions): PaymentGateway {
  const { clientId, clientSecrets, apiUrl = 'https://api.cashfree.com/pg' } = options;
  const call = <Shape extends z.ZodType>(path: string, shape: Shape, body?: unknown) =>
    callGateway({
      gateway: 'cashfree',
      url: `${apiUrl}/${path}`,
      headers: {
        'x-api-version': API_VERSION,
        'x-client-id': clientId,
        'x-client-secret': clientSecrets[0] ?? '',
      },
      body,
      shape,
    });
  const refundPath = (payment: string) => `orders/${encodeURIComponent(payment)}/refunds`;

  return {
    name: 'cashfree',
    async makePaymentLink({ id, amount, purpose, phoneNumber, expiresAt, returnUrl, webhookUrl }) {
      const made = await call('links', link, {
        link_id: id,
        link_amount: paiseToRupees(amount),
        link_currency: 'INR',
        link_purpose: purpose,
        link_partial_payments: false,
        customer_details: {
          customer_phone: phoneNumber?.replace(/^\+91/, '') ?? NO_PHONE_NUMBER,
        },
        link_notify: { send_sms: false, send_email: false },
        link_auto_reminders: false,
        link_expiry_time: expiresAt.toISOString(),
        link_meta: { return_url: returnUrl, notify_url: webhookUrl },
      }).catch(async (failure: unknown) => {
        const isUsed =
          failure instanceof GatewayFailure && [400, 409].includes(failure.status ?? 0);
        if (!isUsed) throw failure;
        return call(`links/${id}`, link).catch(() => {
          throw failure;
        });
      });
      return { gatewayId: made.link_id, url: made.link_url };
    },
    async readPaymentLink({ id }): Promise<PaymentLinkState> {
      const { link_status } = await call(`links/${id}`, link);
      // Only paid ones are listed.
      const orders = await call(`links/${id}/orders`, z.array(paidOrder));
      return {
        id,
        isOver: OVER.has(link_status),
        receipts: orders
          .filter(({ order_status }) => order_status === 'PAID')
          .map(({ order_id, order_amount, order_currency }) => ({
            reference: order_id,
            amount: order_amount,
            currency: order_currency,
          })),
      };
    },
    async refund({ id, payment, amount }) {
      const body = { refund_id: id, refund_amount: paiseToRupees(amount) };
      return refundState(await call(refundPath(payment), refund, body));
    },
    async listRefunds(payment) {
      return (await call(refundPath(payment), z.array(refund))).map(refundState);
    },
    // There is no link with this id, so right keys lead to 404 and wrong ones to 401.
    testKeys: () =>
      call('links/none', z.unknown()).then(
        () => undefined,
        (failure: unknown) => {
          if (!(failure instanceof GatewayFailure) || failure.status !== 404) throw failure;
        },
      ),
    isSigned: (body, headers) =>
      isSignedWith({
        // There is no dot between the two, although Cashfree's pseudo-code shows one.
        parts: [headers.get('x-webhook-timestamp') ?? '', body],
        secrets: clientSecrets,
        encoding: 'base64',
        signature: headers.get('x-webhook-signature') ?? '',
      }),
    readEvent,
  };
}

function readEvent(body: unknown): GatewayEvent {
  const { type } = otherEvent.parse(body);
  if (type === 'REFUND_STATUS_WEBHOOK') {
    return { kind: 'refund', refund: refundState(refundEvent.parse(body).data.refund) };
  }
  if (type !== 'PAYMENT_LINK_EVENT') return { kind: 'other' };
  const { link_id, link_status, link_currency, order } = linkEvent.parse(body).data;
  const receipts =
    order?.transaction_status === 'SUCCESS'
      ? [{ reference: order.order_id, amount: order.order_amount, currency: link_currency }]
      : [];
  return { kind: 'link', link: { id: link_id, isOver: OVER.has(link_status), receipts } };
}

function refundState(made: z.output<typeof refund>): RefundState {
  return {
    id: made.cf_refund_id,
    askedAs: made.refund_id ?? null,
    payment: made.order_id,
    amount: made.refund_amount,
    status: REFUND_STATUSES[made.refund_status] ?? 'pending',
  };
}
