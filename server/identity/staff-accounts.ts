import type { Database } from '../db/database';
import type { IdentityService } from './identity-service';

/** The passwords and sessions of admin users; who they are and what they may is the staff room's. */
export interface StaffAccounts {
  /** Makes an account and answers its user id. The e-mail address must be free. */
  create(account: { email: string; name: string; password: string }): Promise<string>;
  /** Changes what signs a person in; a new password ends every session, and every sign-in under way. */
  update(
    userId: string,
    account: { email: string; name: string; password: string | undefined },
  ): Promise<void>;
  /** Removes the account and its sessions; its tokens end with the admin record. */
  remove(userId: string): Promise<void>;
}

/** Staff accounts kept by the embedded identity service. */
export function staffAccounts(identity: IdentityService, db: Database): StaffAccounts {
  /** With the sign-ins that wait for their second step: the password they began with is no more. */
  const endSessions = async (userId: string) => {
    const { adapter, internalAdapter } = await identity.$context;
    const where = [{ field: 'value', value: userId }];
    await adapter.deleteMany({ model: 'verification', where });
    await internalAdapter.deleteUserSessions(userId);
  };

  return {
    async create({ email, name, password }) {
      const { internalAdapter, password: passwords } = await identity.$context;
      const hash = await passwords.hash(password);
      const user = await internalAdapter.createUser(
        { email, name, emailVerified: true },
        { method: 'email' },
      );
      await internalAdapter.linkAccount({
        userId: user.id,
        accountId: user.id,
        providerId: 'credential',
        password: hash,
      });
      return user.id;
    },
    async update(userId, { email, name, password }) {
      const { internalAdapter, password: passwords } = await identity.$context;
      await internalAdapter.updateUser(userId, { email, name });
      if (password === undefined) return;
      await internalAdapter.updatePassword(userId, await passwords.hash(password));
      await endSessions(userId);
    },
    async remove(userId) {
      const { internalAdapter } = await identity.$context;
      await endSessions(userId);
      await internalAdapter.deleteUser(userId);
      await db.deleteFrom('used_totp_steps').where('user_id', '=', userId).execute();
    },
  };
}
