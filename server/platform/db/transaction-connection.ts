import type { DatabaseConnection } from 'kysely';
import type { Database } from './database';

const connections = new WeakMap<Database, DatabaseConnection>();

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

/** Undefined outside a transaction. Kysely takes it anew for each statement, which costs some twenty promises. */
export function connectionOf(db: Database): DatabaseConnection | undefined {
  return connections.get(db);
}
