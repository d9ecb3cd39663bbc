import { sql } from 'kysely';
import type { Database } from '../db/database';

/** Whether no account but this user's has the e-mail address; a customer's has one of its own making. */
export async function isEmailFree(db: Database, email: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from identity_users where email = ${email} and id <> ${userId}`.execute(db);
  return rows.length === 0;
}
