import { type Paise, plainRupees, rupeesToPaise } from '../platform/money';

/** A UPI id (virtual payment address): local part, '@', handle, within NPCI's lengths. */
export const UPI_ID_PATTERN = /^[A-Za-z0-9._-]{1,256}@[A-Za-z][A-Za-z0-9.]{1,63}$/;

const REFERENCE_MAX_LENGTH = 35;
/** NPCI's rule: at most 35 letters and digits, and new for every payment attempt. */
export const UPI_REFERENCE_PATTERN = /^[A-Za-z0-9]{1,35}$/;

/** The bank's reference of a payment (UTR or RRN), which the customer's app shows. */
export const UPI_PAYMENT_REFERENCE = /^[0-9]{12}$/;

/** Counted in characters, not UTF-16 units, because half an emoji cannot be encoded. */
const NOTE_MAX_LENGTH = 50;

interface UpiPayment {
  upiId: string;
  payeeName: string;
  amount: Paise;
  /** The attempt's reference (`tr`), by which staff find it in the bank's statement. */
  reference: string;
  note: string;
}

/**
 * The link for a UPI app or a QR code. It has no `mode`, `sign` and the like, which need a registered
 * merchant. Spaces are encoded as %20 and '@' is not encoded, because some apps show '+' and '%40'
 * literally.
 * @throws RangeError for an invalid UPI id, reference or amount.
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

/** What a payment link asks for; undefined if it names no sum. */
export function upiAmount(url: string): Paise | undefined {
  const amount = new URLSearchParams(url.split('?')[1]).get('am');
  return amount === null ? undefined : rupeesToPaise(Number(amount));
}

/** A payment link for a part of its amount; each has a reference of its own. @param part 1, 2, 3 … of one order. */
export function upiPartUrl(url: string, amount: Paise, part: number): string {
  return url
    .replace(/am=[^&]*/, `am=${plainRupees(amount)}`)
    .replace(/tr=[^&]*/, (reference) =>
      `${reference}P${part}`.slice(0, 'tr='.length + REFERENCE_MAX_LENGTH),
    );
}

/** The same link with a tip on top of its amount: another sum has another reference. @param tip paise. */
export function upiTipUrl(url: string, tip: Paise): string {
  return tip === 0 ? url : upiPartUrl(url, (upiAmount(url) ?? 0) + tip, 1);
}

/** Without an amount: the owner scans it to check the payee. @throws RangeError for an invalid UPI id. */
export function upiPayeeUrl({ upiId, payeeName }: Pick<UpiPayment, 'upiId' | 'payeeName'>): string {
  if (!UPI_ID_PATTERN.test(upiId)) throw new RangeError(`not a UPI id: ${upiId}`);
  return `upi://pay?${[...payee(upiId, payeeName), 'cu=INR'].join('&')}`;
}

function payee(upiId: string, payeeName: string): string[] {
  return [`pa=${upiId}`, `pn=${encodeURIComponent(payeeName)}`];
}
