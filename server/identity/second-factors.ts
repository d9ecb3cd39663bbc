import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { DomainError } from '../../shared/domain/refusals';
import type { Database } from '../db/database';
import { inTransaction, type Tx } from '../db/transaction';
import { identityIn } from './identity-in';
import type { IdentityService } from './identity-service';
import { matchingStep, totpAddress, totpKey } from './totp';

const SECRET_BYTES = 15;
const RECOVERY_CODES = 10;
const RECOVERY_CODE_LENGTH = 10;
/** 32 signs, none of which is taken for another. */
const RECOVERY_SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** The identity service's record of a second factor; secret and recovery codes are encrypted. */
interface Row {
  id: string;
  secret: string;
  backupCodes: string;
  verified: boolean;
}

/** What an authenticator app is given, once. */
export interface NewFactor {
  /** For typing in. */
  key: string;
  /** For the QR code. */
  address: string;
}

/** Second factors of staff accounts; record 0032 tells what is the identity service's and what is ours. */
export interface SecondFactors {
  read(userId: string): Promise<{ on: boolean; recoveryCodesLeft: number }>;
  /** Makes a secret, in the place of one that was not confirmed. It asks for nothing yet. */
  begin(userId: string, email: string): Promise<NewFactor>;
  /** Whether it is the code of the present secret, and the first time that it is shown. */
  spendCode(userId: string, code: string): Promise<boolean>;
  /**
   * From now on the account asks for codes. Its other sessions were opened by the password alone, and
   * end (OWASP ASVS 5.0, 7.4.3).
   * @param sessionId the one that stays; null with another issuer's.
   * @returns the recovery codes, which nobody sees again.
   * @throws DomainError `conflict` when it is on.
   */
  switchOn(tx: Tx, userId: string, sessionId: string | null): Promise<string[]>;
  /** Forgets secret and codes. */
  switchOff(tx: Tx, userId: string): Promise<void>;
  isPassword(userId: string, password: string): Promise<boolean>;
}

interface FactorParts {
  identity: IdentityService;
  db: Database;
  clock: () => Date;
  randomBytes: (count: number) => Uint8Array;
}

/** Second factors kept by the embedded identity service. */
export function secondFactors({ identity, db, clock, randomBytes }: FactorParts): SecondFactors {
  const model = 'twoFactor';
  const whose = (userId: string) => [{ field: 'userId', value: userId }];
  const find = async (userId: string) =>
    (await identity.$context).adapter.findOne<Row>({ model, where: whose(userId) });
  const encrypt = async (data: string) =>
    symmetricEncrypt({ key: (await identity.$context).secretConfig, data });
  const decrypt = async (data: string) =>
    symmetricDecrypt({ key: (await identity.$context).secretConfig, data });
  const asksForCodes = async (tx: Tx, userId: string, twoFactorEnabled: boolean) => {
    const where = [{ field: 'id', value: userId }];
    const tables = await identityIn(identity, tx);
    await tables.update({ model: 'user', where, update: { twoFactorEnabled } });
  };
  const remove = async (tx: Tx, userId: string) => {
    await (await identityIn(identity, tx)).deleteMany({ model, where: whose(userId) });
    await tx.deleteFrom('used_totp_steps').where('user_id', '=', userId).execute();
  };
  const recoveryCode = () => {
    const signs = [...randomBytes(RECOVERY_CODE_LENGTH)].map((byte) =>
      RECOVERY_SIGNS.charAt(byte % RECOVERY_SIGNS.length),
    );
    return `${signs.slice(0, 5).join('')}-${signs.slice(5).join('')}`;
  };

  return {
    async read(userId) {
      const row = await find(userId);
      if (!row?.verified) return { on: false, recoveryCodesLeft: 0 };
      const codes: string[] = JSON.parse(await decrypt(row.backupCodes));
      return { on: true, recoveryCodesLeft: codes.length };
    },
    async begin(userId, email) {
      const secret = Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url');
      const kept = { secret: await encrypt(secret), backupCodes: await encrypt('[]') };
      await inTransaction(db, async (tx) => {
        await remove(tx, userId);
        const data = { ...kept, userId, verified: false };
        await (await identityIn(identity, tx)).create({ model, data });
      });
      return { key: totpKey(secret), address: totpAddress(secret, email) };
    },
    async spendCode(userId, code) {
      const row = await find(userId);
      if (!row) return false;
      const step = matchingStep(await decrypt(row.secret), code, clock());
      if (step === undefined) return false;
      // Whoever reads a code over somebody's shoulder is too late with it.
      const used = await db
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
    },
    async switchOn(tx, userId, sessionId) {
      const tables = await identityIn(identity, tx);
      const codes = Array.from({ length: RECOVERY_CODES }, recoveryCode);
      const update = { verified: true, backupCodes: await encrypt(JSON.stringify(codes)) };
      const notYet = [...whose(userId), { field: 'verified', value: false }];
      if (!(await tables.update({ model, where: notYet, update }))) {
        throw new DomainError('conflict');
      }
      await asksForCodes(tx, userId, true);
      const others = { field: 'id', operator: 'ne', value: sessionId } as const;
      await tables.deleteMany({ model: 'session', where: [...whose(userId), others] });
      return codes;
    },
    async switchOff(tx, userId) {
      await asksForCodes(tx, userId, false);
      await remove(tx, userId);
    },
    async isPassword(userId, password) {
      const { internalAdapter, password: passwords } = await identity.$context;
      const accounts = await internalAdapter.findAccounts(userId);
      const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password;
      return Boolean(hash) && passwords.verify({ hash: hash ?? '', password });
    },
  };
}
