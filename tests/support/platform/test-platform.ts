import { randomBytes, randomUUID } from 'node:crypto';
import { billChangedOrder } from '../../../server/money/bills/make-bill';
import type { Platform } from '../../../server/operate/start/platform';
import type { OrderChangeHook } from '../../../server/orders/change/change-order';
import { MIGRATIONS } from '../../../server/platform/db/migration-list';
import { createLog, type LogLevel } from '../../../server/platform/logs/log';
import type { OutsidePost } from '../../../server/platform/outside/post-outside';
import { createPictureProcess } from '../../../server/shop/pictures/picture-process';
import { quickPasswordHash } from '../people/quick-password-hash';

/** A platform with a clock set by hand and recorded messages. */
export interface TestPlatform extends Platform {
  /** For jobs that a test runs itself. */
  onOrderChange: OrderChangeHook;
  /** Sets the shop's clock; it stands still until set again. */
  setClock: (instant: string) => void;
  /** Moves the clock on. */
  passSeconds: (seconds: number) => void;
  /** Every text message sent, in order. */
  messages: { phoneNumber: string; text: string }[];
  /** Every line of the log, in order; none unless a level was asked for. */
  logged: Record<string, unknown>[];
  /** Every request to a service outside, in order. */
  posted: OutsidePost[];
  /** The status with which the next services outside answer; then 201. An error is a service that is down. */
  outsideReplies: (number | Error)[];
  /** While set, no message is sent. */
  smsFailure: Error | undefined;
}

/** 12:00 in Ravangla: the shop is open by its default hours. */
export const NOON = '2026-04-15T06:30:00.000Z';

/** One for all tests of a worker, because its start takes a second. */
const pictures = createPictureProcess({
  program: new URL('../../../server/shop/pictures/picture-program.ts', import.meta.url),
  execArgv: ['--import', 'tsx'],
  log: createLog('silent'),
});

export function createTestPlatform(logLevel: LogLevel = 'silent'): TestPlatform {
  let now = new Date(NOON);
  const messages: TestPlatform['messages'] = [];
  const logged: TestPlatform['logged'] = [];
  const posted: TestPlatform['posted'] = [];
  const outsideReplies: TestPlatform['outsideReplies'] = [];
  const platform: TestPlatform = {
    log:
      process.env.TEST_LOG === '1'
        ? createLog('warn')
        : createLog(logLevel, { write: (line) => logged.push(JSON.parse(line)) }),
    clock: () => now,
    newId: randomUUID,
    onOrderChange: billChangedOrder,
    randomBytes,
    sms: {
      send: async (phoneNumber, { text }) => {
        if (platform.smsFailure) throw platform.smsFailure;
        messages.push({ phoneNumber, text });
      },
    },
    gateway: undefined,
    postOutside: async (post) => {
      posted.push(post);
      const reply = outsideReplies.shift() ?? 201;
      if (reply instanceof Error) throw reply;
      return reply;
    },
    passwordHash: quickPasswordHash,
    pictures,
    print: () => {},
    migrations: MIGRATIONS,
    setClock: (instant) => {
      now = new Date(instant);
    },
    passSeconds: (seconds) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
    messages,
    posted,
    outsideReplies,
    logged,
    smsFailure: undefined,
  };
  return platform;
}
