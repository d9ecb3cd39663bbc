import { createHmac } from 'node:crypto';

/** A link of the stand-in, with amounts in paise. */
export interface StandInLink {
  id: string;
  gatewayId: string;
  amount: number;
  status: 'open' | 'paid' | 'over';
  currency: string;
  receipts: { reference: string; amount: number }[];
  returnUrl: string;
  expiresAt: Date;
}
export interface StandInRefund {
  /** The shop's id of it; the gateway's own of one that was made in its dashboard. */
  id: string;
  isOutside?: boolean;
  payment: string;
  amount: number;
  status: 'pending' | 'done' | 'failed';
}

export interface StandInState {
  url: string;
  links: Map<string, StandInLink>;
  refunds: Map<string, StandInRefund>;
}

/** How one gateway talks. A response is its status and its JSON. */
export interface GatewayWords {
  settings: (url: string) => Record<string, string>;
  secret: string;
  answer: (
    state: StandInState,
    asked: {
      method: string;
      path: string;
      query: URLSearchParams;
      headers: Headers;
      body: unknown;
    },
  ) => [status: number, said: unknown];
  linkEvent: (link: StandInLink, receipt?: StandInLink['receipts'][number]) => unknown;
  refundEvent: (refund: StandInRefund) => unknown;
  sign: (body: string, secret: string) => Record<string, string>;
}

export const hmac = (secret: string, text: string, encoding: 'hex' | 'base64') =>
  createHmac('sha256', secret).update(text).digest(encoding);
