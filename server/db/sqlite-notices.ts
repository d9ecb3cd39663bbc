import type SQLite from 'better-sqlite3';
import type { Notices } from './notices';

/** Something announced in a transaction. */
export interface Notice {
  readonly channel: string;
  readonly payload: string;
}

/** Notices within this process: a SQLite file has one server. */
export interface SqliteNotices extends Notices {
  /** What was announced since the last call; it is then nobody else's to say. */
  takeAnnounced(): Notice[];
  /** Tells the hearers, once the transaction has been committed. */
  say(notices: readonly Notice[]): void;
}

/** Lends the database the function by which PostgreSQL announces, and collects what is announced. */
export function sqliteNotices(database: SQLite.Database): SqliteNotices {
  const hearers: { channel: string; onNotice: (payload: string) => void }[] = [];
  let announced: Notice[] = [];

  database.function('pg_notify', (channel, payload) => {
    announced.push({ channel: String(channel), payload: String(payload) });
    return null;
  });

  return {
    takeAnnounced() {
      const taken = announced;
      announced = [];
      return taken;
    },
    say(notices) {
      for (const { channel, payload } of notices) {
        for (const hearer of hearers) if (hearer.channel === channel) hearer.onNotice(payload);
      }
    },
    listen(channel, onNotice) {
      hearers.push({ channel, onNotice });
    },
    isHearing: () => true,
    close: async () => {
      hearers.length = 0;
    },
  };
}
