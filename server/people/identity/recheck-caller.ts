import { sql } from 'kysely';
import type { Database } from '../../platform/db/database';
import type { AdminIdentity, Caller } from '../../platform/http/api/api-call';

interface CallerSources {
  db: Database;
  clock: () => Date;
  findAdmin: (userId: string) => Promise<AdminIdentity | undefined>;
}

/** During a stream; null after a sign-out. Callers of another issuer are valid until the token expires. */
export function recheckCaller({ db, clock, findAdmin }: CallerSources) {
  return async (caller: Caller): Promise<Caller | null> => {
    const { id, tokenEndsAt } = caller.session;
    const isSignedIn = id === null ? clock() < tokenEndsAt : await isSessionOpen(db, id);
    if (!isSignedIn) return null;
    return { ...caller, admin: (await findAdmin(caller.userId)) ?? null };
  };
}

export async function isSessionOpen(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from identity_sessions where id = ${id}`.execute(db);
  return rows.length > 0;
}
