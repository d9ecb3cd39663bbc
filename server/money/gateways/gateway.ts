import type { Gateway } from '../../../shared/domain/orders/order-payments';
import type { Paise } from '../../../shared/domain/platform/money';

/** A payment link: it leads to the gateway's page, on which a customer pays one amount. */
interface NewPaymentLink {
  /** Our id of the link. The gateway makes only one link with it. */
  id: string;
  amount: Paise;
  /** What the customer reads on the page. */
  purpose: string;
  /** The customer's, for a gateway that demands it; null once their account is deleted. */
  phoneNumber: string | null;
  expiresAt: Date;
  /** Where the customer returns. */
  returnUrl: string;
  webhookUrl: string;
}

/** Money that the gateway has received. */
export interface Receipt {
  /** The gateway's id of the payment, which counts once. */
  reference: string;
  amount: Paise;
  currency: string;
}

/** What the gateway says of a payment link. */
export interface PaymentLinkState {
  /** Our id of the link. */
  id: string;
  /** Whether nobody can pay on it any more. */
  isOver: boolean;
  receipts: Receipt[];
}

export type RefundStatus = 'pending' | 'done' | 'failed';

interface NewRefund {
  /** Our id of the refund. The gateway makes only one refund with it. */
  id: string;
  /** The reference of the payment that is returned. */
  payment: string;
  amount: Paise;
}

/** What the gateway says of a refund. */
export interface RefundState {
  /** Our id of the refund. */
  id: string;
  status: RefundStatus;
}

/** What a signed webhook says; 'other' for events that do not concern the shop. */
export type GatewayEvent =
  | { kind: 'link'; link: PaymentLinkState }
  | { kind: 'refund'; refund: RefundState }
  | { kind: 'other' };

/** A payment gateway. Each call to it throws GatewayFailure when it does not do what was asked. */
export interface PaymentGateway {
  readonly name: Gateway;
  /** Makes the link, or finds the one that was made with the same id. */
  makePaymentLink(link: NewPaymentLink): Promise<{ gatewayId: string; url: string }>;
  /** @param link.gatewayId is what `makePaymentLink` returned. */
  readPaymentLink(link: { id: string; gatewayId: string }): Promise<PaymentLinkState>;
  /** Returns money. It may be called again with the same refund. */
  refund(refund: NewRefund): Promise<RefundState>;
  readRefund(refund: NewRefund): Promise<RefundState>;
  /** Asks for something harmless, to find out whether the keys are right. */
  testKeys(): Promise<void>;
  /** Whether the gateway has signed these bytes. */
  isSigned(body: Uint8Array, headers: Headers): boolean;
  /** Reads a signed body; throws if it is not of the expected shape. */
  readEvent(body: unknown): GatewayEvent;
}

/** Its text is logged and shown to staff, so it holds no secret and no personal data. */
export class GatewayFailure extends Error {
  override readonly name = 'GatewayFailure';
  /** The HTTP status of the gateway's refusal; undefined when it could not be reached. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}
