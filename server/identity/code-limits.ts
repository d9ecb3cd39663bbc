import { DomainError } from '../../shared/domain/refusals';
import { REQUEST_HOURS } from '../../shared/domain/retention';
import { acquireAdvisoryLock } from '../db/advisory-lock';
import type { Database } from '../db/database';
import { isUniqueViolation } from '../db/engine-errors';
import { inTransaction, type Tx } from '../db/transaction';

/** How many codes one number may get within each window. */
const CODES_PER_NUMBER: readonly { windowS: number; codes: number }[] = [
  { windowS: 30, codes: 1 },
  { windowS: 600, codes: 3 },
  { windowS: REQUEST_HOURS * 3600, codes: 10 },
];

/** Messages cost money. Thousands of phones share their operator's network. */
export const CODES_A_DAY = { perNetwork: 1000, overall: 5000 } as const;
const WAIT_OF_A_FULL_DAY_S = 3600;

const LONGEST_WINDOW_S = Math.max(...CODES_PER_NUMBER.map(({ windowS }) => windowS));

export type CodeLimits = ReturnType<typeof codeLimits>;

/** Counts the codes sent, in the database, so that the limits hold across restarts and servers. */
export function codeLimits(db: Database, clock: () => Date) {
  return {
    /** @throws DomainError `too_many_requests` with the seconds to wait. */
    async claim(phoneNumber: string, clientNetwork: string): Promise<void> {
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
          const sentAt = sent.map((row) => Date.parse(row.sent_at));
          const wait = secondsToWait(sentAt, now.getTime());
          if (wait > 0) throw new DomainError('too_many_requests', { retryAfterSeconds: wait });
          // Concurrent claims would each miss the other's row in the count.
          await acquireAdvisoryLock(tx, 'codes of the day');
          if (await isDayFull(tx, clientNetwork)) {
            const retryAfterSeconds = WAIT_OF_A_FULL_DAY_S;
            throw new DomainError('too_many_requests', { retryAfterSeconds });
          }
          const sent_at = now.toISOString();
          await tx
            .insertInto('sent_codes')
            .values({ phone_number: phoneNumber, sent_at, client_address: clientNetwork })
            .execute();
        });
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        throw new DomainError('too_many_requests', { retryAfterSeconds: 30 });
      }
    },
    /** The number's last code was not sent. It still counts for its network and its day. */
    async giveBack(phoneNumber: string): Promise<void> {
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

async function isDayFull(tx: Tx, clientNetwork: string): Promise<boolean> {
  const { overall, here } = await tx
    .selectFrom('sent_codes')
    .select((eb) => [
      eb.fn.countAll<number>().as('overall'),
      eb.fn
        .sum<number>(eb.case().when('client_address', '=', clientNetwork).then(1).else(0).end())
        .as('here'),
    ])
    .executeTakeFirstOrThrow();
  return overall >= CODES_A_DAY.overall || here >= CODES_A_DAY.perNetwork;
}

/** @param sentAt times in ms, newest first. @returns 0 when every window has room. */
function secondsToWait(sentAt: readonly number[], now: number): number {
  const waits = CODES_PER_NUMBER.map(({ windowS, codes }) => {
    const decisive = sentAt[codes - 1];
    return decisive === undefined ? 0 : Math.ceil((decisive + windowS * 1000 - now) / 1000);
  });
  return Math.max(0, ...waits);
}
