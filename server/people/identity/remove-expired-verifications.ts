import { sql } from 'kysely';
import type { Database } from '../../platform/db/database';

/** The identity service leaves expired verifications in its table, with the phone numbers they name. */
export async function removeExpiredVerifications(db: Database, now: Date): Promise<void> {
  await sql`delete from identity_verifications where "expiresAt" <= ${now.toISOString()}`.execute(
    db,
  );
}
