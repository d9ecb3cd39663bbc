import type { ClientRecords } from './client-records';
import type { Ledger } from './ledger';

/**
 * Payments through the gateway that it never received, or with another order or amount, and money that the
 * gateway received and the shop did not count. A payment that staff took back has its first row still.
 */
export function wrongPayments(
  { payments }: Pick<Ledger, 'payments'>,
  { receipts }: Pick<ClientRecords, 'receipts'>,
): string[] {
  const named = (orderId: string, reference: string | null, amountPaise: number) =>
    `${reference} of ${amountPaise} paise for ${orderId}`;
  const counted = payments
    .filter(({ kind, method, corrects }) => kind === 'payment' && method === 'gateway' && !corrects)
    .map((row) => named(row.order_id, row.reference, row.amount_paise));
  const received = receipts.map((each) => named(each.orderId, each.reference, each.amountPaise));
  return [
    ...counted.filter((name) => !received.includes(name)).map((name) => `invented: ${name}`),
    ...counted
      .filter((name, index) => counted.indexOf(name) !== index)
      .map((name) => `doubled: ${name}`),
    ...received.filter((name) => !counted.includes(name)).map((name) => `lost: ${name}`),
  ];
}
