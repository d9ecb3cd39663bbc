import type { CodeSent, CustomerSession } from '../../../shared/contract/people/privacy-contract';
import type { Database } from '../../platform/db/database';
import type { IdentityService } from './identity-service';

export type CustomerAccount = ReturnType<typeof customerAccount>;

/** A customer's data in the embedded identity service; none with another issuer. */
export function customerAccount(identity: IdentityService, db: Database) {
  return {
    async listSessions(userId: string): Promise<CustomerSession[]> {
      const { internalAdapter } = await identity.$context;
      const sessions = await internalAdapter.listSessions(userId);
      return sessions.map(({ createdAt, expiresAt, ipAddress, userAgent }) => ({
        since: new Date(createdAt).toISOString(),
        until: new Date(expiresAt).toISOString(),
        clientAddress: ipAddress ?? '',
        userAgent: userAgent ?? '',
      }));
    },
    async listCodesSent(phoneNumber: string): Promise<CodeSent[]> {
      const rows = await db
        .selectFrom('sent_codes')
        .select(['sent_at', 'client_address'])
        .where('phone_number', '=', phoneNumber)
        .orderBy('sent_at')
        .execute();
      return rows.map((row) => ({ at: row.sent_at, clientAddress: row.client_address }));
    },
    async remove(userId: string): Promise<void> {
      const { internalAdapter } = await identity.$context;
      await internalAdapter.deleteUserSessions(userId);
      await internalAdapter.deleteUser(userId);
    },
  };
}
