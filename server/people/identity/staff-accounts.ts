import type { Tx } from '../../platform/db/transaction';
import { identityAdapter } from './identity-adapter';
import type { IdentityService } from './identity-service';

interface StaffAccount {
  id: string;
  email: string;
  name: string;
  passwordHash: string;
}

const PROVIDER = 'credential';

export type StaffAccounts = ReturnType<typeof staffAccounts>;

/** The users and their roles are `server/people/staff`'s; both are written in one transaction. */
export function staffAccounts(identity: IdentityService) {
  const byUser = (userId: string) => [{ field: 'userId', value: userId }];
  const byId = (id: string) => [{ field: 'id', value: id }];

  /** Also ends sign-ins that wait for their second step: they began with the old password. */
  const endSessions = async (tx: Tx, userId: string, kept: string | null = null) => {
    const tables = await identityAdapter(identity, tx);
    await tables.deleteMany({ model: 'verification', where: [{ field: 'value', value: userId }] });
    const others = kept === null ? [] : [{ field: 'id', operator: 'ne', value: kept } as const];
    await tables.deleteMany({ model: 'session', where: [...byUser(userId), ...others] });
  };

  const removePin = (tx: Tx, userId: string) =>
    tx.deleteFrom('staff_pins').where('user_id', '=', userId).execute();

  /** @param kept the session that stays open. */
  const setPassword = async (
    tx: Tx,
    userId: string,
    { passwordHash, kept }: { passwordHash: string; kept?: string | null },
  ) => {
    const tables = await identityAdapter(identity, tx);
    await tables.updateMany({
      model: 'account',
      where: [...byUser(userId), { field: 'providerId', value: PROVIDER }],
      update: { password: passwordHash },
    });
    await endSessions(tx, userId, kept);
  };

  return {
    /** Slow on purpose, so it is called before a transaction begins. */
    async hash(password: string): Promise<string> {
      return (await identity.$context).password.hash(password);
    },
    /** Whether no other account has the e-mail address. Customers have placeholder addresses. */
    async isEmailFree(tx: Tx, email: string, userId: string): Promise<boolean> {
      const tables = await identityAdapter(identity, tx);
      const where = [{ field: 'email', value: email }];
      const user = await tables.findOne<{ id: string }>({ model: 'user', where });
      return user === null || user.id === userId;
    },
    /** @throws the engine's unique violation when the e-mail address is taken. */
    async insert(
      tx: Tx,
      { id, email, name, passwordHash }: StaffAccount,
      now: Date,
    ): Promise<void> {
      const tables = await identityAdapter(identity, tx);
      const times = { createdAt: now, updatedAt: now };
      const user = { id, email: email.toLowerCase(), name, emailVerified: true, ...times };
      await tables.create({ model: 'user', data: user, forceAllowId: true });
      const credential = { accountId: id, providerId: PROVIDER, password: passwordHash };
      await tables.create({ model: 'account', data: { userId: id, ...credential, ...times } });
    },
    setPassword,
    /** A new password ends every session and removes the PIN. @throws the engine's unique violation for a taken email. */
    async update(
      tx: Tx,
      {
        id,
        email,
        name,
        passwordHash,
      }: Omit<StaffAccount, 'passwordHash'> & { passwordHash: string | undefined },
    ): Promise<void> {
      const tables = await identityAdapter(identity, tx);
      const user = { email: email.toLowerCase(), name };
      await tables.update({ model: 'user', where: byId(id), update: user });
      if (passwordHash === undefined) return;
      await setPassword(tx, id, { passwordHash });
      await removePin(tx, id);
    },
    async remove(tx: Tx, userId: string): Promise<void> {
      const tables = await identityAdapter(identity, tx);
      await endSessions(tx, userId);
      await tables.deleteMany({ model: 'account', where: byUser(userId) });
      await tables.delete({ model: 'user', where: byId(userId) });
      await tx.deleteFrom('used_totp_steps').where('user_id', '=', userId).execute();
      await removePin(tx, userId);
    },
  };
}
