import { type GatewayWords, hmac, type StandInLink, type StandInRefund } from './gateway-words';

const NOT_FOUND = { code: 'link_not_found', type: 'invalid_request_error' };
const STATUSES = { open: 'ACTIVE', paid: 'PAID', over: 'EXPIRED' };
const REFUND_STATUSES = { pending: 'PENDING', done: 'SUCCESS', failed: 'CANCELLED' };

/** What the stand-in reads of the shop's request for a link. */
interface AskedLink {
  link_id: string;
  /** In rupees. */
  link_amount: number;
  link_currency: string;
  link_meta: { return_url: string };
  link_expiry_time: string;
}

/** Cashfree's Payment Links, refunds and webhooks, as its documentation shows them. */
export const cashfreeWords: GatewayWords = {
  secret: 'cashfree-client-secret',
  settings: (url) => ({
    GATEWAY: 'cashfree',
    GATEWAY_API_URL: url,
    CASHFREE_CLIENT_ID: 'TEST1',
    CASHFREE_CLIENT_SECRET: 'cashfree-client-secret',
    CASHFREE_CLIENT_SECRET_OLD: 'cashfree-old-secret',
  }),
  answer({ url, links, refunds }, { method, path, headers, body }) {
    const isKnown =
      headers.get('x-client-id') === 'TEST1' &&
      headers.get('x-client-secret') === 'cashfree-client-secret';
    if (!isKnown || !headers.has('x-api-version')) return [401, NOT_FOUND];
    const [, linkId, isOrders] = path.match(/^\/links\/([^/]+)(\/orders)?$/) ?? [];
    const payment = path.match(/^\/orders\/([^/]+)\/refunds$/)?.[1];
    if (path === '/links' && method === 'POST') {
      const asked = body as AskedLink;
      const id = asked.link_id;
      if (links.has(id)) return [409, { code: 'link_already_exists' }];
      const link: StandInLink = {
        id,
        gatewayId: id,
        amount: Math.round(asked.link_amount * 100),
        currency: asked.link_currency,
        returnUrl: asked.link_meta.return_url,
        expiresAt: new Date(asked.link_expiry_time),
        status: 'open',
        receipts: [],
      };
      links.set(id, link);
      return [200, linkOf(link, url)];
    }
    if (linkId) {
      const link = links.get(linkId);
      if (!link) return [404, NOT_FOUND];
      return [200, isOrders ? ordersOf(link) : linkOf(link, url)];
    }
    if (payment && method === 'POST') {
      const { refund_id: id, refund_amount } = body as { refund_id: string; refund_amount: number };
      if (refunds.has(id)) return [409, { code: 'refund_already_exists' }];
      const amount = Math.round(refund_amount * 100);
      const refund: StandInRefund = { id, payment, amount, status: 'pending' };
      refunds.set(id, refund);
      return [200, refundOf(refund)];
    }
    if (!payment) return [404, NOT_FOUND];
    const ofPayment = [...refunds.values()].filter((refund) => refund.payment === payment);
    return [200, ofPayment.map(refundOf)];
  },
  linkEvent: (link, receipt) => ({
    type: 'PAYMENT_LINK_EVENT',
    version: 1,
    event_time: '2026-04-15T12:00:00+05:30',
    data: {
      link_id: link.id,
      link_status: STATUSES[link.status],
      link_currency: link.currency,
      link_amount: rupees(link.amount),
      ...(receipt && {
        order: {
          order_id: receipt.reference,
          order_amount: rupees(receipt.amount),
          transaction_id: 1021206,
          transaction_status: 'SUCCESS',
        },
      }),
    },
  }),
  refundEvent: (refund) => ({
    type: 'REFUND_STATUS_WEBHOOK',
    data: { refund: refundOf(refund) },
  }),
  sign: (body, secret) => {
    const timestamp = '1750000000000';
    return {
      'x-webhook-timestamp': timestamp,
      'x-webhook-signature': hmac(secret, timestamp + body, 'base64'),
    };
  },
};

const rupees = (paise: number) => (paise / 100).toFixed(2);

const linkOf = ({ id, amount, status }: StandInLink, url: string) => ({
  cf_link_id: 1576977,
  link_id: id,
  link_amount: amount / 100,
  link_status: STATUSES[status],
  link_url: `${url}/page/${id}`,
});

const ordersOf = ({ receipts, currency }: StandInLink) =>
  receipts.map(({ reference, amount }) => ({
    order_id: reference,
    order_amount: amount / 100,
    order_currency: currency,
    order_status: 'PAID',
  }));

const refundOf = ({ id, isOutside, payment, amount, status }: StandInRefund) => ({
  cf_refund_id: isOutside ? id : `cf_of_${id}`,
  refund_id: isOutside ? `refund_${id}` : id,
  order_id: payment,
  refund_amount: amount / 100,
  refund_status: REFUND_STATUSES[status],
});
