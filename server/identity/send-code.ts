import { APIError } from 'better-auth/api';
import type { Logger } from 'pino';
import type { CodeLimits } from './code-limits';
import { codeMessage } from './code-message';
import { SmsFailure, type SmsSender } from './sms-sender';

/** By this code `identity-calls.ts` knows a code that could not be sent. */
export const CODE_NOT_SENT = 'CODE_NOT_SENT';

interface CodeSending {
  sms: SmsSender;
  limits: CodeLimits;
  publicUrl: string;
  log: Logger;
}

/** Sends a code. One that surely did not arrive counts for none of its number's allowance. */
export function sendCodeBy({ sms, limits, publicUrl, log }: CodeSending) {
  return async (phoneNumber: string, code: string): Promise<void> => {
    try {
      await sms.send(phoneNumber, { text: codeMessage(code, publicUrl), code });
    } catch (error) {
      if (!(error instanceof SmsFailure)) throw error;
      log.error({ err: error }, 'a sign-in code could not be sent');
      if (!error.mayHaveArrived) await limits.giveBack(phoneNumber);
      throw new APIError('SERVICE_UNAVAILABLE', { code: CODE_NOT_SENT });
    }
  };
}
