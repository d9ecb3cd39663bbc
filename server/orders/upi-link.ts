import type { SettingsInput } from '../../shared/contract/shop/settings-contract';
import type { Paise } from '../../shared/domain/platform/money';
import { upiPaymentUrl } from '../../shared/domain/shop/upi';

interface PaymentAttempt {
  orderId: string;
  amount: Paise;
  /** Counts from 1 and is part of the reference, because UPI apps refuse a used reference. */
  attempt: number;
}

/** The UPI link of one payment attempt; null while the owner has set no UPI id. */
export function upiLink(
  settings: Pick<SettingsInput, 'upiId' | 'upiPayeeName' | 'storeName'>,
  { orderId, amount, attempt }: PaymentAttempt,
): string | null {
  if (!settings.upiId) return null;
  return upiPaymentUrl({
    upiId: settings.upiId,
    payeeName: settings.upiPayeeName || settings.storeName,
    amount,
    reference: `${orderId}${attempt}`,
    // Banks cut the note, some after seven characters.
    note: `${orderId} ${settings.storeName}`,
  });
}
