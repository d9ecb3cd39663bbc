import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { type OwnStatements, POSTGRES_OWN, type Query, SQLITE_OWN } from './bare-order';

/** A database without the shop. It runs each piece of work as a transaction in one of several lanes. */
export interface BareEngine {
  /** The statements that only this engine needs for an order. */
  own: OwnStatements;
  inTransaction: (lane: number, work: (query: Query) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}

/** SQLite with the shop's settings: one connection, WAL, every commit synced. The lanes take turns. */
export function openBareSqlite(file: string): BareEngine {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec(`pragma journal_mode = wal; pragma synchronous = full;
    pragma cache_size = -16000; pragma wal_autocheckpoint = 4000`);
  const kept = new Map<string, ReturnType<typeof database.prepare>>();
  const prepared = (statement: string) => {
    const known = kept.get(statement) ?? database.prepare(statement);
    kept.set(statement, known);
    return known;
  };
  const query: Query = (statement, values) => {
    prepared(statement).all(...values);
  };
  let turn: Promise<void> = Promise.resolve();
  return {
    own: SQLITE_OWN,
    inTransaction: (_lane, work) => {
      turn = turn.then(async () => {
        prepared('begin immediate').run();
        await work(query);
        prepared('commit').run();
      });
      return turn;
    },
    close: async () => {
      database.close();
    },
  };
}

/** PostgreSQL with one connection per lane, on which every statement is prepared once. */
export async function openBarePostgres(url: string, lanes: number): Promise<BareEngine> {
  const clients = Array.from({ length: lanes }, () => new pg.Client(url));
  await Promise.all(clients.map((client) => client.connect()));
  const numbered = new Map<string, { name: string; text: string }>();
  const named = (statement: string) => {
    let count = 0;
    const known = numbered.get(statement) ?? {
      name: `bare-${numbered.size}`,
      text: statement.replace(/\?/g, () => `$${++count}`),
    };
    numbered.set(statement, known);
    return known;
  };
  return {
    own: POSTGRES_OWN,
    inTransaction: async (lane, work) => {
      const client = clients[lane];
      if (!client) throw new Error(`no lane ${lane}`);
      await client.query('begin');
      await work(async (statement, values) => {
        await client.query({ ...named(statement), values: [...values] });
      });
      await client.query('commit');
    },
    close: async () => {
      await Promise.all(clients.map((client) => client.end()));
    },
  };
}
