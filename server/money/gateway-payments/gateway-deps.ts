import type { Logger } from 'pino';
import { GATEWAY_LABELS, type Gateway } from '../../../shared/domain/orders/order-payments';
import { DAY_MS, HOUR_MS, SECOND_MS } from '../../../shared/domain/platform/durations';
import type { AuditActor } from '../../platform/audit/audit-actor';
import type { WriteDeps } from '../../platform/db/database';
import type { Signer } from '../../platform/signing/signer';

export interface CheckDeps extends WriteDeps {
  log: Logger;
}

export interface GatewayDeps extends CheckDeps {
  signer: Signer;
  publicUrl: string;
}

/** A question keeps a link or refund from others until the next one. */
export const GATEWAY_TIMES = {
  dueAt: 'check_at',
  attempts: 'checks',
  claimsS: [20, 40, 60, 120, 300, 600, 1200, 3600, 6 * 3600],
} as const;

/**
 * How payments are asked for refunds that were made in the gateway's dashboard: some 12 times each in 180
 * days, the first time an hour after the payment. Their webhooks come at once, unless they get lost.
 */
export const REFUND_CHECKS = {
  dueAt: 'refunds_at',
  attempts: 'refund_checks',
  claimsS: [6 * HOUR_MS, DAY_MS, 3 * DAY_MS, 7 * DAY_MS, 14 * DAY_MS, 30 * DAY_MS].map(
    (ms) => ms / SECOND_MS,
  ),
} as const;

export const firstRefundCheck = (paidAt: Date) =>
  new Date(paidAt.getTime() + HOUR_MS).toISOString();

export const WEBHOOK_PATH = '/webhooks/';

/** The owner enters it in Razorpay's dashboard. */
export const webhookUrl = (publicUrl: string, gateway: Gateway) =>
  `${publicUrl}${WEBHOOK_PATH}${gateway}`;

export function gatewayActor({ clock, newId }: WriteDeps, gateway: Gateway): AuditActor {
  return { adminId: null, name: GATEWAY_LABELS[gateway], now: clock(), newId };
}
