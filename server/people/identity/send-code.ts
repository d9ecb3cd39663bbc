import { APIError } from 'better-auth/api';
import type { Logger } from 'pino';
import { SmsFailure, type SmsSender } from '../../platform/sms/sms-sender';
import type { CodeLimits } from './code-limits';

/** The error code by which `identity-handler.ts` recognizes a code that was not sent. */
export const CODE_NOT_SENT = 'CODE_NOT_SENT';

interface SendCodeDeps {
  sms: SmsSender;
  limits: CodeLimits;
  publicUrl: string;
  /** The owner's words with the code. */
  wordsWith: (code: string) => Promise<string>;
  log: Logger;
}

export function codeSender({ sms, limits, publicUrl, wordsWith, log }: SendCodeDeps) {
  // The last line lets a phone offer the code only on this shop's pages (the WebOTP format).
  const lastLine = (code: string) => `@${new URL(publicUrl).hostname} #${code}`;
  return async (phoneNumber: string, code: string): Promise<void> => {
    const text = `${await wordsWith(code)}\n\n${lastLine(code)}`;
    try {
      await sms.send(phoneNumber, { text, code });
    } catch (error) {
      if (!(error instanceof SmsFailure)) throw error;
      log.error({ err: error }, 'a sign-in code could not be sent');
      if (!error.mayHaveArrived) await limits.giveBack(phoneNumber);
      throw new APIError('SERVICE_UNAVAILABLE', { code: CODE_NOT_SENT });
    }
  };
}
