import * as z from 'zod';
import { SIGN_IN_CODE_MINUTES } from '../../../shared/domain/platform/retention';
import { postMessage } from './post-message';
import { SmsFailure, type SmsSender } from './sms-sender';

interface Msg91Options {
  authKey: string;
  templateId: string;
  apiUrl?: string;
}

const accepted = z.object({ type: z.literal('success') });

/**
 * OTP API, version 5. The text is the registered template's (DLT), only the code is ours. The API may
 * refuse with status 200, so the body is read.
 */
export function msg91Sms({
  authKey,
  templateId,
  apiUrl = 'https://control.msg91.com',
}: Msg91Options): SmsSender {
  const headers = { authkey: authKey, 'Content-Type': 'application/json' };
  return {
    async send(phoneNumber, { code }) {
      if (code === undefined) throw new SmsFailure('MSG91 sends only sign-in codes');
      const query = new URLSearchParams({
        template_id: templateId,
        mobile: phoneNumber.replace('+', ''),
        otp: code,
        otp_length: String(code.length),
        otp_expiry: String(SIGN_IN_CODE_MINUTES),
        realTimeResponse: '1',
      });
      const url = `${apiUrl}/api/v5/otp?${query}`;
      const answer = await postMessage({ provider: 'MSG91', url, headers, body: '{}' });
      const said = await answer.json().catch(() => undefined);
      if (!accepted.safeParse(said).success)
        throw new SmsFailure('MSG91 did not accept the message');
    },
  };
}
