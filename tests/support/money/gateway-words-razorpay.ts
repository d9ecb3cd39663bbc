import { randomUUID } from 'node:crypto';
import { type GatewayWords, hmac, type StandInLink, type StandInRefund } from './gateway-words';

const BAD_REQUEST = { error: { code: 'BAD_REQUEST_ERROR', description: 'no' } };
const STATUSES = { open: 'created', paid: 'paid', over: 'expired' };
const REFUND_STATUSES = { pending: 'pending', done: 'processed', failed: 'failed' };

/** What the stand-in reads of the shop's request for a link. */
interface AskedLink {
  reference_id: string;
  /** In paise. */
  amount: number;
  currency: string;
  callback_url: string;
  /** In seconds. */
  expire_by: number;
}

/** Razorpay's Payment Links, refunds and webhooks, as its documentation shows them. */
export const razorpayWords: GatewayWords = {
  secret: 'razorpay-webhook-secret',
  settings: (url) => ({
    GATEWAY: 'razorpay',
    GATEWAY_API_URL: url,
    RAZORPAY_KEY_ID: 'rzp_test_1',
    RAZORPAY_KEY_SECRET: 'key-secret',
    RAZORPAY_WEBHOOK_SECRET: 'razorpay-webhook-secret',
    RAZORPAY_WEBHOOK_SECRET_OLD: 'razorpay-old-secret',
  }),
  answer({ url, links, refunds }, { method, path, query, headers, body }) {
    if (headers.get('Authorization') !== `Basic ${btoa('rzp_test_1:key-secret')}`) {
      return [401, BAD_REQUEST];
    }
    const linkId = path.match(/^\/v1\/payment_links\/(.+)$/)?.[1];
    const refunded = path.match(/^\/v1\/payments\/(.+)\/(refund|refunds)$/)?.[1];
    if (path === '/v1/payment_links' && method === 'POST') {
      const asked = body as AskedLink;
      const id = asked.reference_id;
      if (links.has(id)) return [400, BAD_REQUEST];
      const gatewayId = `plink_${randomUUID().slice(0, 8)}`;
      const { amount, currency, callback_url: returnUrl } = asked;
      const link: StandInLink = {
        id,
        gatewayId,
        amount,
        currency,
        returnUrl,
        receipts: [],
        expiresAt: new Date(asked.expire_by * 1000),
        status: 'open',
      };
      links.set(id, link);
      return [200, linkOf(link, url)];
    }
    if (path === '/v1/payment_links') {
      const link = links.get(query.get('reference_id') ?? '');
      return [200, { payment_links: link ? [linkOf(link, url)] : [] }];
    }
    if (linkId) {
      const link = [...links.values()].find(({ gatewayId }) => gatewayId === linkId);
      return link ? [200, linkOf(link, url)] : [400, BAD_REQUEST];
    }
    if (refunded && method === 'POST') {
      const { receipt: id, amount } = body as { receipt: string; amount: number };
      // Whether Razorpay repeats its answer is unsure; a refusal is the harder case.
      const isRepeated = refunds.has(id) || headers.get('X-Refund-Idempotency') !== id;
      if (isRepeated) return [400, BAD_REQUEST];
      const refund: StandInRefund = { id, payment: refunded, amount, status: 'pending' };
      refunds.set(id, refund);
      return [200, refundOf(refund)];
    }
    if (refunded) {
      const items = [...refunds.values()].filter(({ payment }) => payment === refunded);
      return [200, { items: items.map(refundOf) }];
    }
    return path === '/v1/payments' ? [200, { items: [] }] : [404, BAD_REQUEST];
  },
  linkEvent: (link, receipt) => ({
    event: receipt ? 'payment_link.paid' : 'payment_link.expired',
    contains: ['payment_link', 'order', 'payment'],
    payload: {
      payment_link: { entity: { ...linkOf(link, ''), payments: undefined } },
      ...(receipt && {
        payment: {
          entity: {
            id: receipt.reference,
            amount: receipt.amount,
            currency: link.currency,
            status: 'captured',
          },
        },
      }),
    },
  }),
  refundEvent: (refund) => ({
    event: 'refund.processed',
    payload: { refund: { entity: refundOf(refund) } },
  }),
  sign: (body, secret) => ({
    'X-Razorpay-Signature': hmac(secret, body, 'hex'),
    'x-razorpay-event-id': randomUUID(),
  }),
};

function linkOf({ id, gatewayId, amount, currency, status, receipts }: StandInLink, url: string) {
  return {
    id: gatewayId,
    reference_id: id,
    amount,
    currency,
    short_url: `${url}/page/${id}`,
    status: STATUSES[status],
    payments: receipts.map(({ reference, amount: paid }) => ({
      payment_id: reference,
      amount: paid,
      status: 'captured',
    })),
  };
}

const refundOf = ({ id, isOutside, payment, amount, status }: StandInRefund) => ({
  id: isOutside ? id : `rfnd_of_${id}`,
  payment_id: payment,
  receipt: isOutside ? null : id,
  amount,
  currency: 'INR',
  status: REFUND_STATUSES[status],
});
