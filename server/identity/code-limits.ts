import { DomainError } from '../../shared/domain/refusals';
import { REQUEST_HOURS } from '../../shared/domain/retention';
import { acquireAdvisoryLock } from '../db/advisory-lock';
import type { Database } from '../db/database';
import { isUniqueViolation } from '../db/engine-errors';
import { inTransaction, type Tx } from '../db/transaction';

/** How often a code may be sent to one number; anything else is the same for known and unknown ones. */
const CODE_SEND_LIMITS: readonly { windowS: number; codes: number }[] = [
  { windowS: 30, codes: 1 },
  { windowS: 600, codes: 3 },
  { windowS: REQUEST_HOURS * 3600, codes: 10 },
];

/** Messages cost money. Thousands of phones share one address behind their operator. */
export const CODES_A_DAY = { fromOneAddress: 1000, overall: 5000 } as const;
const WAIT_OF_A_FULL_DAY_S = 3600;

const LONGEST_WINDOW_S = Math.max(...CODE_SEND_LIMITS.map(({ windowS }) => windowS));

export interface CodeLimits {
  /** @throws DomainError `too_many_requests` with the seconds to wait. */
  claim(phoneNumber: string, clientIp: string): Promise<void>;
  /** The number's last code was not sent. It still counts for its address and its day. */
  giveBack(phoneNumber: string): Promise<void>;
}

/** Remembers each code sent, in the database, so that the limits hold across restarts and servers. */
export function codeLimits(db: Database, clock: () => Date): CodeLimits {
  return {
    async claim(phoneNumber, clientIp) {
      const now = clock();
      const since = new Date(now.getTime() - LONGEST_WINDOW_S * 1000).toISOString();
      try {
        await inTransaction(db, async (tx) => {
          await acquireAdvisoryLock(tx, `code:${phoneNumber}`);
          await tx.deleteFrom('sent_codes').where('sent_at', '<=', since).execute();
          const sent = await tx
            .selectFrom('sent_codes')
            .select('sent_at')
            .where('phone_number', '=', phoneNumber)
            .orderBy('sent_at', 'desc')
            .execute();
          const wait = secondsToWait(
            sent.map((row) => Date.parse(row.sent_at)),
            now.getTime(),
          );
          if (wait > 0) throw new DomainError('too_many_requests', { retryAfterSeconds: wait });
          // Two at once would each see one too few.
          await acquireAdvisoryLock(tx, 'codes of the day');
          if (await isDayFull(tx, clientIp)) {
            const retryAfterSeconds = WAIT_OF_A_FULL_DAY_S;
            throw new DomainError('too_many_requests', { retryAfterSeconds });
          }
          await tx
            .insertInto('sent_codes')
            .values({
              phone_number: phoneNumber,
              sent_at: now.toISOString(),
              client_address: clientIp,
            })
            .execute();
        });
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        throw new DomainError('too_many_requests', { retryAfterSeconds: 30 });
      }
    },
    async giveBack(phoneNumber) {
      await db
        .updateTable('sent_codes')
        .set({ phone_number: `${phoneNumber} (not sent)` })
        .where('phone_number', '=', phoneNumber)
        .where('sent_at', '=', ({ selectFrom }) =>
          selectFrom('sent_codes')
            .select(({ fn }) => fn.max('sent_at').as('last'))
            .where('phone_number', '=', phoneNumber),
        )
        .execute();
    },
  };
}

/** What is older than a day has been deleted before. */
async function isDayFull(tx: Tx, clientIp: string): Promise<boolean> {
  const { overall, here } = await tx
    .selectFrom('sent_codes')
    .select((eb) => [
      eb.fn.countAll<number>().as('overall'),
      eb.fn
        .sum<number>(eb.case().when('client_address', '=', clientIp).then(1).else(0).end())
        .as('here'),
    ])
    .executeTakeFirstOrThrow();
  return overall >= CODES_A_DAY.overall || here >= CODES_A_DAY.fromOneAddress;
}

/** @param sentAt times in ms, newest first. Seconds until every limit allows another code; 0 when they do. */
function secondsToWait(sentAt: readonly number[], now: number): number {
  const waits = CODE_SEND_LIMITS.map(({ windowS, codes }) => {
    const decisive = sentAt[codes - 1];
    return decisive === undefined ? 0 : Math.ceil((decisive + windowS * 1000 - now) / 1000);
  });
  return Math.max(0, ...waits);
}
