import type { Notifications } from './notifications';
import type { SqliteConnection } from './sqlite-connection';

export interface Message {
  readonly channel: string;
  readonly payload: string;
}

/** Within this process: a SQLite file has one server. */
export interface SqliteNotifications extends Notifications {
  takePublished(): Message[];
  deliver(messages: readonly Message[]): void;
}

export function sqliteNotifications(connection: SqliteConnection): SqliteNotifications {
  const subscribers: { channel: string; onMessage: (payload: string) => void }[] = [];
  let published: Message[] = [];

  connection.defineFunction('pg_notify', (channel, payload) => {
    published.push({ channel, payload });
    return null;
  });

  return {
    takePublished() {
      const taken = published;
      published = [];
      return taken;
    },
    deliver(messages) {
      for (const { channel, payload } of messages) {
        for (const each of subscribers) if (each.channel === channel) each.onMessage(payload);
      }
    },
    subscribe(channel, onMessage) {
      subscribers.push({ channel, onMessage });
    },
    isConnected: () => true,
    close: async () => {
      subscribers.length = 0;
    },
  };
}
