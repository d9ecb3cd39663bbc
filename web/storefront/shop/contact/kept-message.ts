import { m } from '../../../../shared/messages/compiled/messages';
import { hasFormOf } from '../../../device/has-form-of';
import { createStoredStore } from '../../../device/stored-store';
import { type StoredText, storedText } from '../../../device/stored-text';

/** What a visitor wrote to a cafe without an inbox. */
export interface KeptMessage {
  name: string;
  email: string;
  phone: string;
  message: string;
}

const FORM: KeptMessage = { name: '', email: '', phone: '', message: '' };

function createKeptMessage(storage: StoredText) {
  return createStoredStore<KeptMessage | undefined>({
    storage,
    version: 1,
    parse: (data, version) =>
      version === 1 && hasFormOf(data, FORM) ? (data as KeptMessage) : undefined,
    initial: () => undefined,
  });
}

/** On the device until the visitor removes it. */
export const keptMessage = createKeptMessage(storedText('maenam-message'));

/** The message as the cafe reads it in WhatsApp or an email: with the sender's name and numbers. */
export function messageText({ name, email, phone, message }: KeptMessage): string {
  return `${message}\n\n${[name, phone, email].filter(Boolean).join(', ')}`;
}

export function mailTo(address: string, message: KeptMessage): string {
  const subject = encodeURIComponent(m.contact_subject({ name: message.name }));
  return `mailto:${address}?subject=${subject}&body=${encodeURIComponent(messageText(message))}`;
}
