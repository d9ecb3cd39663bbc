import type { SmsSender } from './sms-sender';

const TIMEOUT_MS = 10_000;
const MOST_TRIES = 2;

/**
 * Posts `{ to, text }` as JSON to the owner's own sender, with the token as a bearer. Any answer
 * but 2xx, or none within 10 s, is tried once more.
 */
export function webhookSms(url: string, token: string | undefined): SmsSender {
  const headers = {
    'Content-Type': 'application/json',
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  return {
    async send(phoneNumber, text) {
      const body = JSON.stringify({ to: phoneNumber, text });
      for (let attempt = 1; ; attempt += 1) {
        try {
          const signal = AbortSignal.timeout(TIMEOUT_MS);
          const answer = await fetch(url, { method: 'POST', headers, body, signal });
          if (answer.ok) return;
          throw new Error(`the SMS webhook answered ${answer.status}`);
        } catch (error) {
          if (attempt === MOST_TRIES) throw error;
        }
      }
    },
  };
}
