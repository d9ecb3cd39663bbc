import { postMessage } from './post-message';
import type { SmsSender } from './sms-sender';

interface WebhookOptions {
  url: string;
  token: string | undefined;
}

/** Posts `{ to, text }` as JSON to the owner's own sender. */
export function webhookSms({ url, token }: WebhookOptions): SmsSender {
  const headers = {
    'Content-Type': 'application/json',
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  return {
    async send(to, { text }) {
      const body = JSON.stringify({ to, text });
      await postMessage({ provider: 'the SMS webhook', url, headers, body });
    },
  };
}
