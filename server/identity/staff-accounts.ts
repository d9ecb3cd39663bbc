import type { Tx } from '../db/transaction';
import { identityIn } from './identity-in';
import type { IdentityService } from './identity-service';

/** What signs a person in. */
export interface StaffAccount {
  /** The user id. */
  id: string;
  email: string;
  name: string;
  passwordHash: string;
}

/**
 * The passwords and sessions of admin users; who they are and what they may is the staff room's, and
 * both are written in one transaction.
 */
export interface StaffAccounts {
  /** What is kept of a password. Slow on purpose, and so made before a transaction begins. */
  hash(password: string): Promise<string>;
  /** @throws the engine's unique violation when the e-mail address is taken. */
  insert(tx: Tx, account: StaffAccount): Promise<void>;
  /**
   * Changes what signs a person in; a new password ends every session, and every sign-in under way.
   * @throws the engine's unique violation when the e-mail address is taken.
   */
  update(
    tx: Tx,
    account: Omit<StaffAccount, 'passwordHash'> & { passwordHash: string | undefined },
  ): Promise<void>;
  /** Removes the account and its sessions; its tokens end with them. */
  remove(tx: Tx, userId: string): Promise<void>;
}

const PROVIDER = 'credential';

/** Staff accounts kept by the embedded identity service. */
export function staffAccounts(identity: IdentityService): StaffAccounts {
  const whose = (userId: string) => [{ field: 'userId', value: userId }];
  const who = (userId: string) => [{ field: 'id', value: userId }];

  /** With the sign-ins that wait for their second step: the password they began with is no more. */
  const endSessions = async (tx: Tx, userId: string) => {
    const tables = await identityIn(identity, tx);
    await tables.deleteMany({
      model: 'verification',
      where: [{ field: 'value', value: userId }],
    });
    await tables.deleteMany({ model: 'session', where: whose(userId) });
  };

  return {
    async hash(password) {
      return (await identity.$context).password.hash(password);
    },
    async insert(tx, { id, email, name, passwordHash }) {
      const tables = await identityIn(identity, tx);
      const now = new Date();
      const made = { createdAt: now, updatedAt: now };
      const user = { id, email: email.toLowerCase(), name, emailVerified: true, ...made };
      await tables.create({ model: 'user', data: user, forceAllowId: true });
      const how = { accountId: id, providerId: PROVIDER, password: passwordHash };
      await tables.create({ model: 'account', data: { userId: id, ...how, ...made } });
    },
    async update(tx, { id, email, name, passwordHash }) {
      const tables = await identityIn(identity, tx);
      const user = { email: email.toLowerCase(), name };
      await tables.update({ model: 'user', where: who(id), update: user });
      if (passwordHash === undefined) return;
      await tables.updateMany({
        model: 'account',
        where: [...whose(id), { field: 'providerId', value: PROVIDER }],
        update: { password: passwordHash },
      });
      await endSessions(tx, id);
    },
    async remove(tx, userId) {
      const tables = await identityIn(identity, tx);
      await endSessions(tx, userId);
      await tables.deleteMany({ model: 'account', where: whose(userId) });
      await tables.delete({ model: 'user', where: who(userId) });
      await tx.deleteFrom('used_totp_steps').where('user_id', '=', userId).execute();
    },
  };
}
