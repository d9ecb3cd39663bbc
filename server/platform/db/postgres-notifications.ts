import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Notifications } from './notifications';
import { KEEP_ALIVE_AFTER_MS } from './postgres-engine';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;

/** The connection's name in pg_stat_activity. */
export const LISTENER_NAME = 'shop-listener';

/**
 * Receives PostgreSQL's NOTIFY over a connection of its own, opened with the first subscription. A
 * broken connection is reopened, with pauses from 0.1 s up to 5 s.
 * @param onDisconnect called with the reason of each break.
 */
export function postgresNotifications(
  connectionString: string,
  onDisconnect: (error: Error) => void,
): Notifications {
  const subscribers = new Map<string, ((payload?: string) => void)[]>();
  const closing = new AbortController();
  let client: pg.Client | undefined;
  let isConnected = false;
  let running: Promise<void> | undefined;

  const listen = (connection: pg.Client, channel: string) =>
    connection.query(`listen ${pg.escapeIdentifier(channel)}`);

  /** Resolves when the connection has ended; `onConnect` is called once it listens. */
  async function connectOnce(onConnect: () => void): Promise<void> {
    const connection = new pg.Client({
      connectionString,
      application_name: LISTENER_NAME,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
      connectionTimeoutMillis: LONGEST_PAUSE_MS,
    });
    const ended = new Promise<void>((resolve) => {
      connection.on('error', onDisconnect);
      connection.once('end', resolve);
    });
    connection.on('notification', ({ channel, payload }) => {
      for (const onMessage of subscribers.get(channel) ?? []) onMessage(payload);
    });
    await connection.connect();
    client = connection;
    // `close` may have run while the connection opened; keepListening then ends it.
    if (closing.signal.aborted) return;
    for (const channel of subscribers.keys()) await listen(connection, channel);
    onConnect();
    isConnected = true;
    for (const callbacks of subscribers.values()) for (const onMessage of callbacks) onMessage();
    await ended;
  }

  async function keepListening(): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (!closing.signal.aborted) {
      try {
        await connectOnce(() => {
          pause = FIRST_PAUSE_MS;
        });
      } catch (error) {
        onDisconnect(error instanceof Error ? error : new Error(String(error)));
      }
      isConnected = false;
      await client?.end().catch(() => {});
      client = undefined;
      await sleep(pause, undefined, { signal: closing.signal }).catch(() => {});
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    }
  }

  return {
    subscribe(channel, onMessage) {
      const known = subscribers.get(channel);
      if (known) known.push(onMessage);
      else subscribers.set(channel, [onMessage]);
      // A new channel joins the open connection; if that fails, the next connection listens to it.
      if (client && !known) listen(client, channel).catch(onDisconnect);
      running ??= keepListening();
    },
    isConnected: () => isConnected,
    async close() {
      closing.abort();
      await client?.end().catch(() => {});
      await running;
    },
  };
}
