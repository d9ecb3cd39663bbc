import type { DatabaseConnection } from 'kysely';
import type { Database } from './database';

const connections = new WeakMap<Database, DatabaseConnection>();

/** Runs a transaction's work, and lets `connectionOf` find its connection meanwhile. */
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
 * The connection of a running transaction; undefined for any other database. Kysely takes it anew for
 * each statement, which costs some twenty promises.
 */
export function connectionOf(db: Database): DatabaseConnection | undefined {
  return connections.get(db);
}
