import { randomBytes, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Env } from './env';
import { consoleSms } from './identity/console-sms';
import { msg91Sms } from './identity/msg91-sms';
import { type PasswordHash, slowPasswordHash } from './identity/password-hash';
import type { SmsSender } from './identity/sms-sender';
import { twilioSms } from './identity/twilio-sms';
import { webhookSms } from './identity/webhook-sms';
import type { SmsSettings } from './sms-settings';

/** What the shop takes from outside itself; a test brings its own. */
export interface World {
  log: Logger;
  clock: () => Date;
  newId: () => string;
  randomBytes: (count: number) => Uint8Array;
  sms: SmsSender;
  passwordHash: PasswordHash;
  /** The file of `checkpoint-thread.mjs`; absent where a shop is too short-lived for it. */
  checkpointThread?: URL;
  /** Says something to whoever started the shop. */
  print: (line: string) => void;
}

/** The real one. */
export function realWorld({ sms }: Env, log: Logger): World {
  const print = (line: string) => console.log(line);
  return {
    log,
    clock: () => new Date(),
    newId: randomUUID,
    randomBytes,
    sms: chooseSms(sms, print),
    passwordHash: slowPasswordHash,
    print,
  };
}

function chooseSms(settings: SmsSettings, print: World['print']): SmsSender {
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
