import type { SettingsInput } from '../../shared/contract/settings-contract';
import type { Paise } from '../../shared/domain/money';
import { upiPaymentUrl } from '../../shared/domain/upi';

interface PaymentAttempt {
  orderId: string;
  amount: Paise;
  /** From 1 on, a part of the reference: UPI apps refuse a reference that was used before. */
  attempt: number;
}

/** The UPI link of one attempt to pay; null while the owner has given no UPI id. */
export function paymentLink(
  settings: Pick<SettingsInput, 'upiId' | 'upiPayeeName' | 'storeName'>,
  { orderId, amount, attempt }: PaymentAttempt,
): string | null {
  if (!settings.upiId) return null;
  return upiPaymentUrl({
    upiId: settings.upiId,
    payeeName: settings.upiPayeeName || settings.storeName,
    amount,
    reference: `${orderId}${attempt}`,
    note: `Order ${orderId}`,
  });
}
