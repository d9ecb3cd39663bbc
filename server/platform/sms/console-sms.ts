import type { SmsSender } from './sms-sender';

/** Prints each message to the terminal, for a demo. */
export function consoleSms(print: (line: string) => void): SmsSender {
  return {
    async send(phoneNumber, { text }) {
      print(`[sms] to ${phoneNumber}: ${text}`);
    },
  };
}
