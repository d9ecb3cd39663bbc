import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import * as z from 'zod';
import type { NewFactor, SecondFactor } from '../../../shared/contract/people/account-contract';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { Database } from '../../platform/db/database';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { identityAdapter } from './identity-adapter';
import type { IdentityService } from './identity-service';
import { matchingStep, totpKey, totpUri } from './totp';

const SECRET_BYTES = 15;
const RECOVERY_CODES = 10;
const RECOVERY_CODE_LENGTH = 10;
/** 32 characters without look-alikes. */
const RECOVERY_ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** The identity service's record of a second factor; secret and recovery codes are encrypted. */
interface FactorRow {
  id: string;
  secret: string;
  backupCodes: string;
  verified: boolean;
}

const recoveryCodes = z.array(z.string());

interface FactorDeps {
  identity: IdentityService;
  db: Database;
  clock: () => Date;
  randomBytes: (count: number) => Uint8Array;
}

export type SecondFactors = ReturnType<typeof secondFactors>;

export function secondFactors({ identity, db, clock, randomBytes }: FactorDeps) {
  const model = 'twoFactor';
  const byUser = (userId: string) => [{ field: 'userId', value: userId }];
  const find = async (userId: string) =>
    (await identity.$context).adapter.findOne<FactorRow>({ model, where: byUser(userId) });
  const encrypt = async (data: string) =>
    symmetricEncrypt({ key: (await identity.$context).secretConfig, data });
  const decrypt = async (data: string) =>
    symmetricDecrypt({ key: (await identity.$context).secretConfig, data });
  const setRequired = async (tx: Tx, userId: string, twoFactorEnabled: boolean) => {
    const where = [{ field: 'id', value: userId }];
    const tables = await identityAdapter(identity, tx);
    await tables.update({ model: 'user', where, update: { twoFactorEnabled } });
  };
  const remove = async (tx: Tx, userId: string) => {
    await (await identityAdapter(identity, tx)).deleteMany({ model, where: byUser(userId) });
    await tx.deleteFrom('used_totp_steps').where('user_id', '=', userId).execute();
  };
  const redeem = async (on: Database, { secret }: FactorRow, userId: string, code: string) => {
    const step = matchingStep(await decrypt(secret), code, clock());
    if (step === undefined) return false;
    // Each code works once, so a code seen over someone's shoulder is worthless.
    const used = await on
      .insertInto('used_totp_steps')
      .values({ user_id: userId, last_step: step })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ last_step: step })
          .where('used_totp_steps.last_step', '<', step),
      )
      .returning('user_id')
      .executeTakeFirst();
    return used !== undefined;
  };
  const newRecoveryCode = () => {
    const characters = [...randomBytes(RECOVERY_CODE_LENGTH)].map((byte) =>
      RECOVERY_ALPHABET.charAt(byte % RECOVERY_ALPHABET.length),
    );
    return `${characters.slice(0, 5).join('')}-${characters.slice(5).join('')}`;
  };

  return {
    async read(userId: string): Promise<SecondFactor> {
      const row = await find(userId);
      if (!row?.verified) return { on: false, recoveryCodesLeft: 0 };
      const codes = recoveryCodes.parse(JSON.parse(await decrypt(row.backupCodes)));
      return { on: true, recoveryCodesLeft: codes.length };
    },
    /** Sign-in does not ask for codes yet. @param label under which the app lists the account. */
    async begin(userId: string, label: { email: string; shopName: string }): Promise<NewFactor> {
      const secret = Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url');
      const encrypted = { secret: await encrypt(secret), backupCodes: await encrypt('[]') };
      await inTransaction(db, async (tx) => {
        await remove(tx, userId);
        const data = { ...encrypted, userId, verified: false };
        await (await identityAdapter(identity, tx)).create({ model, data });
      });
      return { key: totpKey(secret), address: totpUri(secret, label) };
    },
    async redeemCode(userId: string, code: string): Promise<boolean> {
      const row = await find(userId);
      return row !== null && redeem(db, row, userId, code);
    },
    /**
     * Ends the account's other sessions, opened with only the password (OWASP ASVS 5.0, 7.4.3).
     * @param sessionId the session that stays; null with another issuer.
     * @returns the recovery codes, which cannot be read again; undefined for a wrong code.
     * @throws DomainError `conflict` when it is already on, or its secret was replaced meanwhile.
     */
    async switchOn(
      tx: Tx,
      { userId, code, sessionId }: { userId: string; code: string; sessionId: string | null },
    ): Promise<string[] | undefined> {
      const tables = await identityAdapter(identity, tx);
      const row = await tables.findOne<FactorRow>({ model, where: byUser(userId) });
      if (row?.verified) throw new DomainError('conflict');
      if (!row || !(await redeem(tx, row, userId, code))) return undefined;
      const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
      const update = { verified: true, backupCodes: await encrypt(JSON.stringify(codes)) };
      const unverified = [
        { field: 'id', value: row.id },
        { field: 'verified', value: false },
      ];
      if (!(await tables.update({ model, where: unverified, update }))) {
        throw new DomainError('conflict');
      }
      await setRequired(tx, userId, true);
      const others = { field: 'id', operator: 'ne', value: sessionId } as const;
      await tables.deleteMany({ model: 'session', where: [...byUser(userId), others] });
      return codes;
    },
    async switchOff(tx: Tx, userId: string): Promise<void> {
      await setRequired(tx, userId, false);
      await remove(tx, userId);
    },
    async isPassword(userId: string, password: string): Promise<boolean> {
      const { internalAdapter, password: passwords } = await identity.$context;
      const accounts = await internalAdapter.findAccounts(userId);
      const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password;
      return Boolean(hash) && passwords.verify({ hash: hash ?? '', password });
    },
  };
}
