import type { Logger } from 'pino';
import { createRateLimiter } from '../db/create-rate-limiter';
import type { Database } from '../db/database';
import { clientNetwork, limitKey } from '../limits/client-network';
import { PASSWORD_WAITS } from '../limits/limit-rules';
import { type RateLimits, refuse } from '../limits/rate-limits';
import type { KnownDevices } from './known-device';

/** A password that is about to be tried. It counts as wrong until it is said to be right. */
export interface PasswordTry {
  /** Forgets what was counted. @returns the `Set-Cookie` by which the device is known from now on. */
  wasRight(): Promise<string>;
  /** Forgets this one try: nothing was compared. */
  wasNone(): Promise<void>;
}

export interface PasswordTries {
  /**
   * Counts a try before anything is compared, so that many at once get no more than their share.
   * @param cookies the request's; a known device is counted for itself.
   * @throws DomainError `too_many_requests` with the seconds to wait; the account may exist or not.
   */
  begin(email: string, clientIp: string, cookies: string | null): Promise<PasswordTry>;
}

interface TryParts {
  db: Database;
  secret: string;
  log: Logger;
  limits: RateLimits;
  devices: KnownDevices;
}

/**
 * Slows guessing down without locking anybody out: who guesses waits longer each time, for this
 * account from this address; the account and the address have caps of their own above that, and a
 * device on which the account was signed in to before stands under neither.
 */
export function passwordTries({ db, secret, log, limits, devices }: TryParts): PasswordTries {
  const { triesWithout, waitsS, forgottenAfterS } = PASSWORD_WAITS;
  const open = (name: string, points: number, windowS: number) =>
    createRateLimiter(
      db,
      { name, points, windowS, shared: true, refuseFromMemory: false },
      (error) => log.warn({ err: error }, 'wrong passwords are counted in memory for now'),
    );
  const tries = open('password-tries', Number.MAX_SAFE_INTEGER, forgottenAfterS);
  const pauses = open('password-pauses', 1, waitsS[0]);

  return {
    async begin(email, clientIp, cookies) {
      const account = email.trim().toLowerCase();
      const device = devices.find(account, cookies);
      const whose = device ?? clientNetwork(clientIp);
      const key = limitKey(secret, `${account} from ${whose}`);
      const undo: (() => Promise<unknown>)[] = [];
      const wasNone = async () => {
        for (const step of undo) await step();
      };
      try {
        const { consumedPoints } = await tries.consume(key);
        undo.push(() => tries.reward(key));
        const wait = consumedPoints - triesWithout;
        if (wait > 0) {
          const customDuration = waitsS[Math.min(wait, waitsS.length) - 1] ?? 0;
          await pauses.consume(key, 1, { customDuration }).catch(refuse);
        }
        if (!device) {
          await limits.take('passwordsByAddress', clientIp);
          undo.push(() => limits.giveBack('passwordsByAddress', clientIp));
          await limits.take('passwordsByAccount', account);
          undo.push(() => limits.giveBack('passwordsByAccount', account));
        }
      } catch (error) {
        await wasNone();
        throw error;
      }
      return {
        wasNone,
        async wasRight() {
          await wasNone();
          await tries.delete(key);
          await pauses.delete(key);
          return devices.remember(account);
        },
      };
    },
  };
}
