import type SQLite from 'better-sqlite3';
import {
  type DatabaseConnection,
  type Dialect,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import type { Notices } from './notices';

/** A SQLite dialect whose committed transactions are heard in this process: a file has one server. */
export function noticingSqlite(
  database: SQLite.Database,
  config: SqliteDialectConfig,
): { dialect: Dialect; notices: Notices } {
  const hearers: { channel: string; onNotice: (payload: string) => void }[] = [];
  let unsaid: { channel: string; payload: string }[] = [];

  database.function('pg_notify', (channel, payload) => {
    unsaid.push({ channel: String(channel), payload: String(payload) });
    return null;
  });

  class NoticingDriver extends SqliteDriver {
    override async commitTransaction(connection: DatabaseConnection): Promise<void> {
      await super.commitTransaction(connection);
      const said = unsaid;
      unsaid = [];
      for (const { channel, payload } of said) {
        for (const hearer of hearers) if (hearer.channel === channel) hearer.onNotice(payload);
      }
    }

    override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
      unsaid = [];
      // A disk that is full or fails has ended the transaction already, and why is to be heard.
      if (database.inTransaction) await super.rollbackTransaction(connection);
    }
  }

  class NoticingDialect extends SqliteDialect {
    override createDriver() {
      return new NoticingDriver(config);
    }
  }

  return {
    dialect: new NoticingDialect(config),
    notices: {
      listen: (channel, onNotice) => {
        hearers.push({ channel, onNotice });
      },
      isHearing: () => true,
      close: async () => {
        hearers.length = 0;
      },
    },
  };
}
