import { randomBytes, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Env } from './env';
import { consoleSms } from './identity/console-sms';
import type { SmsSender } from './identity/sms-sender';
import { webhookSms } from './identity/webhook-sms';

/** What the shop takes from outside itself; a test brings its own. */
export interface World {
  log: Logger;
  clock: () => Date;
  newId: () => string;
  randomBytes: (count: number) => Uint8Array;
  sms: SmsSender;
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
    sms: sms.provider === 'webhook' ? webhookSms(sms.url, sms.token) : consoleSms(print),
    print,
  };
}
