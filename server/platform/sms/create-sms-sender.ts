import { consoleSms } from './console-sms';
import { msg91Sms } from './msg91-sms';
import type { SmsSender } from './sms-sender';
import type { SmsSettings } from './sms-settings';
import { twilioSms } from './twilio-sms';
import { webhookSms } from './webhook-sms';

export function createSmsSender(settings: SmsSettings, print: (line: string) => void): SmsSender {
  switch (settings.provider) {
    case 'console':
      return consoleSms(print);
    case 'msg91':
      return msg91Sms(settings);
    case 'twilio':
      return twilioSms(settings);
    case 'webhook':
      return webhookSms(settings);
  }
}
