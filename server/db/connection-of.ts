import type { DatabaseConnection } from 'kysely';
import type { Database } from './database';

const connections = new WeakMap<Database, DatabaseConnection>();

/** Does a transaction's work, and tells `connectionOf` its connection meanwhile. */
export async function withConnection<Tx extends Database, Result>(
  tx: Tx,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  await tx.getExecutor().provideConnection(async (connection) => {
    connections.set(tx, connection);
  });
  try {
    return await work(tx);
  } finally {
    connections.delete(tx);
  }
}

/**
 * The connection of a transaction under way; undefined for anything else. Kysely borrows it anew for
 * each statement, at some twenty promises a time, which is as dear as a statement of SQLite's.
 */
export function connectionOf(db: Database): DatabaseConnection | undefined {
  return connections.get(db);
}
