import type { Gateway } from '../../../shared/domain/orders/order-payments';
import type { Paise } from '../../../shared/domain/platform/money';

interface NewPaymentLink {
  /** The gateway makes only one link with it. */
  id: string;
  amount: Paise;
  purpose: string;
  /** For a gateway that demands it; null once the customer's account is deleted. */
  phoneNumber: string | null;
  expiresAt: Date;
  returnUrl: string;
  webhookUrl: string;
}

export interface Receipt {
  /** The gateway's id, which counts once. */
  reference: string;
  amount: Paise;
  currency: string;
}

export interface PaymentLinkState {
  id: string;
  isOver: boolean;
  receipts: Receipt[];
}

export type RefundStatus = 'pending' | 'done' | 'failed';

export interface NewRefund {
  /** The gateway makes only one refund with it. */
  id: string;
  /** Its reference. */
  payment: string;
  amount: Paise;
}

export interface RefundState {
  /** The gateway's own. */
  id: string;
  /** The id with which the shop asked for it; another one, or null, if it was made in the gateway's dashboard. */
  askedAs: string | null;
  /** The reference of the payment. */
  payment: string;
  amount: Paise;
  status: RefundStatus;
}

/** 'other' for events that do not concern the shop. */
export type GatewayEvent =
  | { kind: 'link'; link: PaymentLinkState }
  | { kind: 'refund'; refund: RefundState }
  | { kind: 'other' };

/** Each call throws GatewayFailure when the gateway does not do what was asked. */
export interface PaymentGateway {
  readonly name: Gateway;
  /** Or finds the one that was made with the same id. */
  makePaymentLink(link: NewPaymentLink): Promise<{ gatewayId: string; url: string }>;
  /** @param link.gatewayId is what `makePaymentLink` returned. */
  readPaymentLink(link: { id: string; gatewayId: string }): Promise<PaymentLinkState>;
  /** May be called again with the same refund. */
  refund(refund: NewRefund): Promise<RefundState>;
  /** Of a payment, the shop's and those that were made in the gateway's dashboard. */
  listRefunds(payment: string): Promise<RefundState[]>;
  /** By something harmless. */
  testKeys(): Promise<void>;
  isSigned(body: Uint8Array, headers: Headers): boolean;
  /** Of a signed body; throws if it is not of the expected shape. */
  readEvent(body: unknown): GatewayEvent;
}

/** Its text is logged and shown to staff, so it holds no secret and no personal data. */
export class GatewayFailure extends Error {
  override readonly name = 'GatewayFailure';
  /** Its HTTP status; undefined when the gateway could not be reached. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}
