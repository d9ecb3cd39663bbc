import { cleanPhone, phoneProblem } from '../platform/phone';

const CHAT_LINK =
  /^(?:https?:\/\/)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=)(?<number>[^?&#]*)/i;

/**
 * The link to the chat with a number that was typed, or linked to without its country's code, which WhatsApp would
 * take for one abroad. Other texts stay as they are.
 */
export function whatsAppLink(typed: string): string {
  const written = CHAT_LINK.exec(typed.trim())?.groups?.['number'] ?? typed;
  if (/\p{L}/u.test(written) || (written !== typed && /^91[0-9]{10}$/.test(written))) return typed;
  const phone = cleanPhone(written);
  if (phoneProblem(phone) === undefined) return `https://wa.me/91${phone}`;
  return /^\+[0-9]{8}/.test(phone) ? `https://wa.me/${phone.slice(1)}` : typed;
}

/** The URL of a chat with a number, with a message filled in. @param phoneNumber '+919876543210'. */
export function whatsAppTo(phoneNumber: string, text: string): string {
  const url = new URL(`https://wa.me/${phoneNumber.replace(/[^0-9]/g, '')}`);
  url.searchParams.set('text', text);
  return url.href;
}
