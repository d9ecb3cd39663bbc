import type { Logger } from 'pino';
import { createRateLimiter } from '../../platform/db/create-rate-limiter';
import type { Database } from '../../platform/db/database';
import { clientNetwork } from '../../platform/limits/client-network';
import { PASSWORD_WAITS } from '../../platform/limits/limit-rules';
import { type RateLimits, refuse } from '../../platform/limits/rate-limits';
import type { Signer } from '../../platform/signing/signer';
import type { KnownDevices } from './known-devices';

interface AttemptDeps {
  db: Database;
  signer: Signer;
  log: Logger;
  limits: RateLimits;
  devices: KnownDevices;
}

export type PasswordAttempts = ReturnType<typeof passwordAttempts>;

/** An attempt in progress. It counts as wrong until it is known to be right. */
export type PasswordAttempt = Awaited<ReturnType<PasswordAttempts['begin']>>;

export const accountOf = (email: string) => email.trim().toLowerCase();

/**
 * Slows guessing without locking anyone out: each wrong password for an account from a network makes the
 * next wait longer. A device that signed in before is exempt from the account's and network's own caps.
 */
export function passwordAttempts({ db, signer, log, limits, devices }: AttemptDeps) {
  const { triesWithout, waitsS, forgottenAfterS } = PASSWORD_WAITS;
  const open = (name: string, points: number, windowS: number) =>
    createRateLimiter(
      db,
      { name, points, windowS, shared: true, refuseFromMemory: false },
      (error) => log.warn({ err: error }, 'wrong passwords are counted in memory for now'),
    );
  const attempts = open('password-tries', Number.MAX_SAFE_INTEGER, forgottenAfterS);
  const pauses = open('password-pauses', 1, waitsS[0]);

  return {
    /**
     * Before the password is compared, so that concurrent attempts share the limit.
     * @throws DomainError `too_many_requests` with the seconds to wait, whether the account exists or not.
     */
    async begin(email: string, clientIp: string, cookies: string | null) {
      const account = accountOf(email);
      const device = devices.find(account, cookies);
      const key = signer.sign(
        'limited-client',
        `${account} from ${device ?? clientNetwork(clientIp)}`,
      );
      const undo: (() => Promise<unknown>)[] = [];
      const cancel = async () => {
        for (const step of undo) await step();
      };
      try {
        // Count the network first, so that made-up accounts create no more counts than its limit.
        if (!device) {
          await limits.take('passwordsByNetwork', clientIp);
          undo.push(() => limits.giveBack('passwordsByNetwork', clientIp));
        }
        const { consumedPoints } = await attempts.consume(key);
        undo.push(() => attempts.reward(key));
        const wait = consumedPoints - triesWithout;
        if (wait > 0) {
          const customDuration = waitsS[Math.min(wait, waitsS.length) - 1] ?? 0;
          await pauses.consume(key, 1, { customDuration }).catch(refuse);
        }
        if (!device) {
          await limits.take('passwordsByAccount', account);
          undo.push(() => limits.giveBack('passwordsByAccount', account));
        }
      } catch (error) {
        await cancel();
        throw error;
      }
      return {
        cancel,
        /** Clears the count. @returns the `Set-Cookie` that makes the device known. */
        async succeed(): Promise<string> {
          await cancel();
          await attempts.delete(key);
          await pauses.delete(key);
          return devices.remember(account);
        },
      };
    },
  };
}
