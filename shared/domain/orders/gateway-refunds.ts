import type { Paise } from '../platform/money';
import type { Gateway } from './order-payments';

interface GatewayPayment {
  kind: 'payment' | 'refund';
  gateway: Gateway | null;
  reference: string | null;
  amount_paise: Paise;
}

interface GatewayRefund {
  payment: string;
  amount_paise: Paise;
  state: 'asked' | 'pending' | 'done' | 'failed';
}

/** The payment with the most left: at most what the gateway received, and what the shop has for the order. */
export function refundableOf(
  payments: readonly GatewayPayment[],
  refunds: readonly GatewayRefund[],
  gateway: Gateway,
): { payment: string; amount: Paise } | undefined {
  const left = new Map<string, Paise>();
  const add = (payment: string, amount: Paise) =>
    left.set(payment, (left.get(payment) ?? 0) + amount);
  for (const { kind, reference, amount_paise, ...row } of payments) {
    if (kind === 'payment' && row.gateway === gateway && reference) add(reference, amount_paise);
  }
  for (const { payment, amount_paise, state } of refunds) {
    if (state !== 'failed') add(payment, -amount_paise);
  }
  const received = payments.reduce((sum, { amount_paise }) => sum + amount_paise, 0);
  const [payment, most] = [...left].sort(([, a], [, b]) => b - a)[0] ?? [];
  const amount = Math.min(most ?? 0, received);
  return payment !== undefined && amount > 0 ? { payment, amount } : undefined;
}
