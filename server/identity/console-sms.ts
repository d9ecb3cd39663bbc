import type { SmsSender } from './sms-sender';

/** Prints each message where the shop was started: for a demo, where whoever signs in can read it. */
export function consoleSms(print: (line: string) => void): SmsSender {
  return {
    async send(phoneNumber, { text }) {
      print(`[sms] to ${phoneNumber}: ${text}`);
    },
  };
}
