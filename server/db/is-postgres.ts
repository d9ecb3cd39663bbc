import { type Kysely, PostgresAdapter } from 'kysely';

/** Whether these tables stand in PostgreSQL; for the few statements that the engines write differently. */
export function isPostgres(db: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
