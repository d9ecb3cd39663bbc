import * as z from 'zod';

export type SmsSettings =
  | { provider: 'console' }
  | { provider: 'msg91'; authKey: string; templateId: string }
  | { provider: 'twilio'; accountSid: string; authToken: string; from: string }
  | { provider: 'webhook'; url: string; token: string | undefined };

const PROVIDERS = ['console', 'msg91', 'twilio', 'webhook'] as const;
const TWILIO_FROM = /^(\+[1-9][0-9]{6,14}|MG[0-9a-f]{32}|[A-Za-z0-9 ]{1,11})$/;

export const SMS_VARIABLES = {
  SMS_PROVIDER: z
    .enum(PROVIDERS, { error: `SMS_PROVIDER must be one of: ${PROVIDERS.join(', ')}.` })
    .default('console'),
  MSG91_AUTH_KEY: z
    .string()
    .regex(/^[A-Za-z0-9]+$/, "MSG91_AUTH_KEY must be the key as MSG91's panel shows it.")
    .optional(),
  MSG91_TEMPLATE_ID: z
    .string()
    .regex(
      /^[A-Za-z0-9]+$/,
      "MSG91_TEMPLATE_ID must be the id of an OTP template in MSG91's panel.",
    )
    .optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/, 'TWILIO_ACCOUNT_SID must be AC and 32 digits and letters a to f.')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z
    .string()
    .regex(
      TWILIO_FROM,
      'TWILIO_FROM must be a number such as +15005550006, a sender name, or the id of a messaging service.',
    )
    .optional(),
  SMS_WEBHOOK_URL: z
    .url({
      protocol: /^https?$/,
      error: 'SMS_WEBHOOK_URL must be a web address, such as https://sms.example/send.',
    })
    .optional(),
  SMS_WEBHOOK_TOKEN: z.string().optional(),
};

type SmsVariables = z.infer<z.ZodObject<typeof SMS_VARIABLES>>;

const NEEDED: Record<SmsSettings['provider'], readonly (keyof SmsVariables)[]> = {
  console: [],
  msg91: ['MSG91_AUTH_KEY', 'MSG91_TEMPLATE_ID'],
  twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  webhook: ['SMS_WEBHOOK_URL'],
};

/** One sentence for each violated rule that involves several variables. */
export function smsProblems(given: SmsVariables, live: boolean): string[] {
  const provider = given.SMS_PROVIDER;
  if (live && provider === 'console') {
    return [
      'SMS_PROVIDER must be msg91, twilio or webhook in live mode: console would print every sign-in code to the log.',
    ];
  }
  return NEEDED[provider]
    .filter((name) => !given[name])
    .map((name) => `${name} must be set when SMS_PROVIDER is ${provider}.`);
}

/** @param given has no `smsProblems`. */
export function toSmsSettings(given: SmsVariables): SmsSettings {
  const value = (name: keyof SmsVariables) => given[name] ?? '';
  switch (given.SMS_PROVIDER) {
    case 'console':
      return { provider: 'console' };
    case 'msg91':
      return {
        provider: 'msg91',
        authKey: value('MSG91_AUTH_KEY'),
        templateId: value('MSG91_TEMPLATE_ID'),
      };
    case 'twilio':
      return {
        provider: 'twilio',
        accountSid: value('TWILIO_ACCOUNT_SID'),
        authToken: value('TWILIO_AUTH_TOKEN'),
        from: value('TWILIO_FROM'),
      };
    case 'webhook':
      return { provider: 'webhook', url: value('SMS_WEBHOOK_URL'), token: given.SMS_WEBHOOK_TOKEN };
  }
}
