import * as z from 'zod';
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

interface RazorpayOptions {
  keyId: string;
  keySecret: string;
  webhookSecrets: readonly string[];
  apiUrl?: string | undefined;
}

const linkPayment = z.object({ payment_id: z.string(), amount: z.int(), status: z.string() });

const link = z.object({
  id: z.string(),
  reference_id: z.string(),
  short_url: z.url({ protocol: /^https?$/ }),
  status: z.string(),
  currency: z.string(),
  // Razorpay sends null, or leaves it out, before the first payment.
  payments: z.array(linkPayment).nullish(),
});
type Link = z.output<typeof link>;

const refund = z.object({
  id: z.string(),
  receipt: z.string().nullish(),
  payment_id: z.string(),
  amount: z.int(),
  status: z.string(),
});
const refundList = z.object({ items: z.array(refund) });
const linkWord = z.object({ reference_id: z.string().nullish(), status: z.string() });
const payment = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
});

/** Fields that only some events have are optional; every other event is none of the shop's. */
const event = z.object({
  payload: z.object({
    payment_link: z.object({ entity: linkWord }).optional(),
    payment: z.object({ entity: payment }).optional(),
    refund: z.object({ entity: refund }).optional(),
  }),
});

const OVER = new Set(['paid', 'expired', 'cancelled']);
const REFUND_STATUSES: Record<string, RefundStatus> = { processed: 'done', failed: 'failed' };

/** In paise. A link's `reference_id` is unique, so a lost response never leads to a second one. */
export function razorpay(options: RazorpayOptions): PaymentGateway {
  const { keyId, keySecret, webhookSecrets, apiUrl = 'https://api.razorpay.com' } = options;
  const credentials = Buffer.from(`${keyId}:${keySecret}`).toString('base64');
  const call = <Shape extends z.ZodType>(
    path: string,
    shape: Shape,
    body?: unknown,
    more: Record<string, string> = {},
  ) =>
    callGateway({
      gateway: 'razorpay',
      url: `${apiUrl}/v1/${path}`,
      headers: { Authorization: `Basic ${credentials}`, ...more },
      body,
      shape,
    });

  async function findLink(id: string): Promise<Link | undefined> {
    const query = new URLSearchParams({ reference_id: id });
    const found = await call(`payment_links?${query}`, z.object({ payment_links: z.array(link) }));
    return found.payment_links.find(({ reference_id }) => reference_id === id);
  }

  return {
    name: 'razorpay',
    async makePaymentLink({ id, amount, purpose, expiresAt, returnUrl }) {
      const made = await call('payment_links', link, {
        amount,
        currency: 'INR',
        accept_partial: false,
        reference_id: id,
        description: purpose,
        notify: { sms: false, email: false },
        reminder_enable: false,
        expire_by: Math.floor(expiresAt.getTime() / 1000),
        callback_url: returnUrl,
        callback_method: 'get',
      }).catch(async (failure: unknown) => {
        // A used reference is refused as a bad request, like anything else that is wrong.
        const isRefused = failure instanceof GatewayFailure && failure.status === 400;
        const found = isRefused ? await findLink(id) : undefined;
        if (!found) throw failure;
        return found;
      });
      return { gatewayId: made.id, url: made.short_url };
    },
    readPaymentLink: async ({ gatewayId }) =>
      linkState(await call(`payment_links/${gatewayId}`, link)),
    async refund({ id, payment: paymentId, amount }) {
      const body = { amount, speed: 'normal', receipt: id };
      const more = { 'X-Refund-Idempotency': id };
      return refundState(await call(`payments/${paymentId}/refund`, refund, body, more));
    },
    async listRefunds(paymentId) {
      const { items } = await call(`payments/${paymentId}/refunds?count=100`, refundList);
      return items.map(refundState);
    },
    testKeys: () => call('payments?count=1', z.unknown()).then(() => undefined),
    isSigned: (body, headers) =>
      isSignedWith({
        parts: [body],
        secrets: webhookSecrets,
        encoding: 'hex',
        signature: headers.get('X-Razorpay-Signature') ?? '',
      }),
    readEvent: (body) => readEvent(event.parse(body)),
  };
}

function linkState({ reference_id, status, currency, payments }: Link): PaymentLinkState {
  const captured = (payments ?? []).filter((one) => one.status === 'captured');
  return {
    id: reference_id,
    isOver: OVER.has(status),
    receipts: captured.map(({ payment_id, amount }) => ({
      reference: payment_id,
      amount,
      currency,
    })),
  };
}

function readEvent({ payload }: z.output<typeof event>): GatewayEvent {
  if (payload.refund) return { kind: 'refund', refund: refundState(payload.refund.entity) };
  const about = payload.payment_link?.entity;
  if (!about?.reference_id) return { kind: 'other' };
  const paid = payload.payment?.entity;
  const receipts =
    paid?.status === 'captured'
      ? [{ reference: paid.id, amount: paid.amount, currency: paid.currency }]
      : [];
  return {
    kind: 'link',
    link: { id: about.reference_id, isOver: OVER.has(about.status), receipts },
  };
}

function refundState(made: z.output<typeof refund>): RefundState {
  const { id, receipt, payment_id, amount, status } = made;
  return {
    id,
    askedAs: receipt ?? null,
    payment: payment_id,
    amount,
    status: REFUND_STATUSES[status] ?? 'pending',
  };
}
