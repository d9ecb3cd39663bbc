import type { CustomerData } from '../../shared/contract/privacy-contract';
import type { Database } from '../db/database';
import type { IdentityService } from './identity-service';

/** What the identity service holds of a customer. Of another issuer's customers it holds nothing. */
export interface CustomerAccount {
  listSessions(userId: string): Promise<CustomerData['sessions']>;
  /** Codes sent to the number in the last day, without the codes; see code-limits.ts. */
  listCodesSent(phoneNumber: string): Promise<CustomerData['codesSent']>;
  /** Ends all sessions and removes the account. */
  remove(userId: string): Promise<void>;
}

/** Customers' accounts, kept by the embedded identity service. */
export function customerAccount(identity: IdentityService, db: Database): CustomerAccount {
  return {
    async listSessions(userId) {
      const { internalAdapter } = await identity.$context;
      const sessions = await internalAdapter.listSessions(userId);
      return sessions.map(({ createdAt, expiresAt, ipAddress, userAgent }) => ({
        since: new Date(createdAt).toISOString(),
        until: new Date(expiresAt).toISOString(),
        clientAddress: ipAddress ?? '',
        userAgent: userAgent ?? '',
      }));
    },
    async listCodesSent(phoneNumber) {
      const rows = await db
        .selectFrom('sent_codes')
        .select(['sent_at', 'client_address'])
        .where('phone_number', '=', phoneNumber)
        .orderBy('sent_at')
        .execute();
      return rows.map((row) => ({ at: row.sent_at, clientAddress: row.client_address }));
    },
    async remove(userId) {
      const { internalAdapter } = await identity.$context;
      await internalAdapter.deleteUserSessions(userId);
      await internalAdapter.deleteUser(userId);
    },
  };
}
