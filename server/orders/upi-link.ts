import type { SettingsInput } from '../../shared/contract/shop/settings-contract';
import type { Paise } from '../../shared/domain/platform/money';
import { upiAmount, upiPaymentUrl } from '../../shared/domain/shop/upi';
import type { OrdersTable } from '../platform/db/schema';
import type { Tx } from '../platform/db/transaction';
import { readSettings } from '../shop/settings/settings-store';

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

/**
 * What changes of an order so that its link asks for what is to be paid now: another sum has another reference.
 * @param amount paise; 0 leaves the link as it is.
 */
export async function linkFor(
  tx: Tx,
  { id, upi_payment_url, payment_attempt }: OrdersTable,
  amount: Paise,
): Promise<Partial<OrdersTable>> {
  const asked = upi_payment_url === null ? undefined : upiAmount(upi_payment_url);
  if (amount === 0 || amount === asked) return {};
  const attempt = payment_attempt + 1;
  const url = upiLink(await readSettings(tx), { orderId: id, amount, attempt });
  if (url === null && upi_payment_url === null) return {};
  return { payment_attempt: attempt, upi_payment_url: url };
}
