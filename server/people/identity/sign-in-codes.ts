import { MINUTE_MS } from '../../../shared/domain/platform/durations';
import { SIGN_IN_CODE_MINUTES } from '../../../shared/domain/platform/retention';
import type { Database } from '../../platform/db/database';
import { removeExpired } from '../../platform/db/remove-expired';
import type { Signer } from '../../platform/signing/signer';
import { COUNTED_MS } from './codes-of-the-day';

export const CODE_DIGITS = 6;
const CODE_ATTEMPTS = 5;

/** Missing: no code was sent, or it was used. Spent: it has no attempts left. */
type CodeCheck = 'right' | 'wrong' | 'missing' | 'expired' | 'spent';

export type SignInCodes = ReturnType<typeof signInCodes>;

/** Keyed hashes: a plain hash of six digits is reversed in a second by anyone who can read the table. */
export function signInCodes(db: Database, signer: Signer, clock: () => Date) {
  const hash = (phoneNumber: string, code: string) =>
    signer.sign('sign-in-code', `${phoneNumber} ${code}`);
  return {
    /** Replaces the number's code. The new one works for ten minutes and five attempts. */
    async save(phoneNumber: string, code: string): Promise<void> {
      const row = {
        code_hash: hash(phoneNumber, code),
        expires_at: new Date(clock().getTime() + SIGN_IN_CODE_MINUTES * MINUTE_MS).toISOString(),
        tries: 0,
      };
      await db
        .insertInto('sign_in_codes')
        .values({ phone_number: phoneNumber, ...row })
        .onConflict((conflict) => conflict.column('phone_number').doUpdateSet(row))
        .execute();
    },
    /** Counts an attempt. The right code is deleted with it. */
    async check(phoneNumber: string, code: string): Promise<CodeCheck> {
      // The attempt is counted before the comparison, so concurrent ones share the limit.
      const row = await db
        .updateTable('sign_in_codes')
        .set((eb) => ({ tries: eb('tries', '+', 1) }))
        .where('phone_number', '=', phoneNumber)
        .returning(['code_hash', 'expires_at', 'tries'])
        .executeTakeFirst();
      if (!row) return 'missing';
      if (row.expires_at <= clock().toISOString()) return 'expired';
      if (row.tries > CODE_ATTEMPTS) return 'spent';
      const isRight = signer.isSigned('sign-in-code', `${phoneNumber} ${code}`, row.code_hash);
      if (!isRight) return 'wrong';
      const used = await db
        .deleteFrom('sign_in_codes')
        .where('phone_number', '=', phoneNumber)
        .where('code_hash', '=', row.code_hash)
        .returning('phone_number')
        .executeTakeFirst();
      return used ? 'right' : 'missing';
    },
  };
}

export const removeExpiredCodes = removeExpired('sign_in_codes', 'expires_at', 0);

/** The limits count a day. */
export const removeSentCodes = removeExpired('sent_codes', 'sent_at', COUNTED_MS);
