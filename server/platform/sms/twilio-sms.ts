import * as z from 'zod';
import { postMessage } from './post-message';
import { SmsFailure, type SmsSender } from './sms-sender';

interface TwilioOptions {
  accountSid: string;
  authToken: string;
  /** A number, a sender name, or the id of a messaging service (MG…). */
  from: string;
  apiUrl?: string;
}

const twilioReply = z.object({ status: z.string(), error_code: z.number().nullish() });

/** Sends with Twilio's Messages API (2010-04-01): a form, with account and token as basic auth. */
export function twilioSms({
  accountSid,
  authToken,
  from,
  apiUrl = 'https://api.twilio.com',
}: TwilioOptions): SmsSender {
  const url = `${apiUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`;
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    Authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
  };
  const sender = /^MG[0-9a-f]{32}$/.test(from) ? 'MessagingServiceSid' : 'From';
  return {
    async send(to, { text }) {
      const body = new URLSearchParams({ To: to, [sender]: from, Body: text }).toString();
      const answer = await postMessage({ provider: 'Twilio', url, headers, body });
      const said = twilioReply.safeParse(await answer.json().catch(() => undefined));
      if (said.success && ['failed', 'undelivered'].includes(said.data.status)) {
        throw new SmsFailure(
          `Twilio did not send the message, error ${said.data.error_code ?? 'unknown'}`,
        );
      }
    },
  };
}
