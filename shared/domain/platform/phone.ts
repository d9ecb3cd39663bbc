const COUNTRY_CODE = '91';
const DIGITS = 10;

/** A stored number: '+91' and ten digits, the first of them 6 to 9. */
export const PHONE_NUMBER_PATTERN = /^\+91[6-9][0-9]{9}$/;

/** At most ten digits: strips non-digits and +91; of more, a trunk 0 and 91; then it cuts (platform rule 2). */
export function cleanPhone(typed: string): string {
  let digits = typed.replace(/^\s*\+\s*91/, '').replace(/[^0-9]/g, '');
  if (digits.length > DIGITS) digits = digits.replace(/^0+/, '');
  if (digits.length > DIGITS && digits.startsWith(COUNTRY_CODE)) {
    digits = digits.slice(COUNTRY_CODE.length);
  }
  return digits.slice(0, DIGITS);
}

/** The message for an invalid phone number (platform rule 2); undefined for an Indian mobile number. */
export function phoneProblem(digits: string): string | undefined {
  if (digits === '') return 'Please enter your phone number';
  if (!/^[0-9]*$/.test(digits) || digits.length < DIGITS) {
    return 'Please enter a valid 10-digit phone number';
  }
  if (digits.length > DIGITS) return 'Phone number should be exactly 10 digits';
  if (!/^[6-9]/.test(digits)) return 'Please enter a valid Indian mobile number';
  return undefined;
}

/** Converts ten digits to the form that is sent and stored: '+919876543210' (platform rule 2). */
export function toPhoneNumber(digits: string): string {
  return `+${COUNTRY_CODE}${digits}`;
}

/** '+919876543210' for display: '+91 98765 43210'. */
export function formatPhone(phoneNumber: string): string {
  return phoneNumber.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
}
