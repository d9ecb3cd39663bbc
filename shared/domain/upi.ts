import { type Paise, plainRupees } from './money';

/** A UPI id (virtual payment address): local part, '@', handle, within NPCI's lengths. */
export const UPI_ID_PATTERN = /^[A-Za-z0-9._-]{1,256}@[A-Za-z][A-Za-z0-9.]{1,63}$/;

/** NPCI: letters and digits only, at most 35, new for every payment attempt. */
export const UPI_REFERENCE_PATTERN = /^[A-Za-z0-9]{1,35}$/;

/** In characters, not UTF-16 units: half an emoji cannot be encoded. */
const NOTE_MAX_LENGTH = 50;

export interface UpiPayment {
  upiId: string;
  payeeName: string;
  amount: Paise;
  /** The attempt's own reference (`tr`); staff match the bank's statement by it. */
  reference: string;
  note: string;
}

/**
 * The link that a UPI app opens and a QR code holds. `mode`, `sign` and the
 * like are left out, as only a registered merchant can make them. Spaces are
 * written %20 and the '@' stays as it is: some apps show a '+' or '%40' as it stands.
 * @throws RangeError when the UPI id, the reference or the amount cannot stand in a link.
 */
export function upiPaymentUrl({ upiId, payeeName, amount, reference, note }: UpiPayment): string {
  if (!UPI_ID_PATTERN.test(upiId)) throw new RangeError(`not a UPI id: ${upiId}`);
  if (!UPI_REFERENCE_PATTERN.test(reference)) throw new RangeError(`not a reference: ${reference}`);
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`not payable: ${amount}`);
  const parameters = [
    ...payee(upiId, payeeName),
    `am=${plainRupees(amount)}`,
    'cu=INR',
    `tr=${reference}`,
    `tn=${encodeURIComponent([...note].slice(0, NOTE_MAX_LENGTH).join(''))}`,
  ];
  return `upi://pay?${parameters.join('&')}`;
}

/**
 * Without an amount: the owner scans it to see whom customers pay.
 * @throws RangeError when the UPI id cannot stand in a link.
 */
export function upiPayeeUrl({ upiId, payeeName }: Pick<UpiPayment, 'upiId' | 'payeeName'>): string {
  if (!UPI_ID_PATTERN.test(upiId)) throw new RangeError(`not a UPI id: ${upiId}`);
  return `upi://pay?${[...payee(upiId, payeeName), 'cu=INR'].join('&')}`;
}

function payee(upiId: string, payeeName: string): string[] {
  return [`pa=${upiId}`, `pn=${encodeURIComponent(payeeName)}`];
}
