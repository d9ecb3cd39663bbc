import { sql } from 'kysely';
import type { Database } from '../db/database';
import type { AdminIdentity, Caller } from '../http/api/api-call';

interface CallerSources {
  db: Database;
  clock: () => Date;
  findAdmin: (userId: string) => Promise<AdminIdentity | undefined>;
}

/**
 * Looks again at who a caller is, for what lasts longer than a request: with the role that they have
 * now, or null once they have signed out. Of another issuer's sessions nothing is known here; such a
 * caller counts for as long as the token does.
 */
export function readCallerAgain({ db, clock, findAdmin }: CallerSources) {
  return async (caller: Caller): Promise<Caller | null> => {
    const { id, tokenEndsAt } = caller.session;
    const isSignedIn = id === null ? clock() < tokenEndsAt : await isSessionOpen(db, id);
    if (!isSignedIn) return null;
    return { ...caller, admin: (await findAdmin(caller.userId)) ?? null };
  };
}

/** Whether nobody has signed it out. */
export async function isSessionOpen(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from identity_sessions where id = ${id}`.execute(db);
  return rows.length > 0;
}
