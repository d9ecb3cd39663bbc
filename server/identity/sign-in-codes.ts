import { createHmac, timingSafeEqual } from 'node:crypto';
import { SIGN_IN_CODE_MINUTES } from '../../shared/domain/retention';
import type { Database } from '../db/database';

export const CODE_DIGITS = 6;
export const CODE_LIFE_S = SIGN_IN_CODE_MINUTES * 60;
const CODE_TRIES = 5;

/** What became of a try: the code, another, no code there, one past its time, one try too many. */
export type CodeCheck = 'right' | 'wrong' | 'none' | 'expired' | 'spent';

export interface SignInCodes {
  /** Makes this the one code of the number, for ten minutes and five tries. */
  keep(phoneNumber: string, code: string): Promise<void>;
  /** Counts a try. The right code is gone with it. */
  check(phoneNumber: string, code: string): Promise<CodeCheck>;
}

/**
 * The codes that were sent and not yet used. Whoever reads the table cannot sign in with it: a
 * million codes are tried in a second against a plain hash, so the hash is keyed.
 * @param secret the shop's own; the key is made from it for this use alone.
 */
export function signInCodes(db: Database, secret: string, clock: () => Date): SignInCodes {
  const key = createHmac('sha256', secret).update('sign-in codes').digest();
  const hash = (phoneNumber: string, code: string) =>
    createHmac('sha256', key).update(`${phoneNumber} ${code}`).digest('hex');
  return {
    async keep(phoneNumber, code) {
      const kept = {
        code_hash: hash(phoneNumber, code),
        expires_at: new Date(clock().getTime() + CODE_LIFE_S * 1000).toISOString(),
        tries: 0,
      };
      await db
        .insertInto('sign_in_codes')
        .values({ phone_number: phoneNumber, ...kept })
        .onConflict((conflict) => conflict.column('phone_number').doUpdateSet(kept))
        .execute();
    },
    async check(phoneNumber, code) {
      // The try is counted before anything is compared: many at once get no more than five.
      const row = await db
        .updateTable('sign_in_codes')
        .set((eb) => ({ tries: eb('tries', '+', 1) }))
        .where('phone_number', '=', phoneNumber)
        .returning(['code_hash', 'expires_at', 'tries'])
        .executeTakeFirst();
      if (!row) return 'none';
      if (row.expires_at <= clock().toISOString()) return 'expired';
      if (row.tries > CODE_TRIES) return 'spent';
      const given = hash(phoneNumber, code);
      if (!timingSafeEqual(Buffer.from(given), Buffer.from(row.code_hash))) return 'wrong';
      const used = await db
        .deleteFrom('sign_in_codes')
        .where('phone_number', '=', phoneNumber)
        .where('code_hash', '=', given)
        .returning('phone_number')
        .executeTakeFirst();
      return used ? 'right' : 'none';
    },
  };
}

/** Deletes the codes that can no longer be used. */
export async function removeExpiredCodes(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_codes').where('expires_at', '<=', now.toISOString()).execute();
}
