import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Notifications } from './notifications';
import { KEEP_ALIVE_AFTER_MS } from './postgres-engine';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1000;
const CONNECT_TIMEOUT_MS = 3000;

/**
 * A connection whose other end has vanished stays open and silent, and waiting for messages sends
 * nothing that could fail. Asking notices it within 5 s.
 */
const HEARTBEAT_MS = 2000;
const REPLY_TIMEOUT_MS = 3000;

/** The connection's name in pg_stat_activity. */
export const LISTENER_NAME = 'shop-listener';

interface ListenerSettings {
  connectionString: string;
  /** Called with the reason of each break. */
  onDisconnect: (error: Error) => void;
  /**
   * Notes what the pool's connections have read so far. What it returns closes those that have read nothing
   * since: it is called once another connection listens, so the database can be reached, but not over them.
   */
  watchPool: () => () => void;
}

/**
 * Receives PostgreSQL's NOTIFY over a connection of its own, opened with the first subscription. A
 * broken or silent connection is reopened, with pauses from 0.1 s up to 1 s.
 */
export function postgresNotifications({
  connectionString,
  onDisconnect,
  watchPool,
}: ListenerSettings): Notifications {
  const subscribers = new Map<string, ((payload?: string) => void)[]>();
  const closing = new AbortController();
  let client: pg.Client | undefined;
  let isConnected = false;
  let running: Promise<void> | undefined;
  let closeSilent: (() => void) | undefined;

  const listen = (connection: pg.Client, channel: string) =>
    connection.query(`listen ${pg.escapeIdentifier(channel)}`);

  /** Resolves when the connection has ended; `onConnect` is called once it listens. */
  async function connectOnce(onConnect: () => void): Promise<void> {
    const connection = new pg.Client({
      connectionString,
      application_name: LISTENER_NAME,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: REPLY_TIMEOUT_MS,
      query_timeout: REPLY_TIMEOUT_MS,
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
    await untilEnd(connection, ended);
  }

  /** @throws when the connection does not reply, which leaves its socket open. */
  async function untilEnd(connection: pg.Client, ended: Promise<void>): Promise<void> {
    const hasEnded = ended.then(() => true);
    while (!(await Promise.race([hasEnded, sleep(HEARTBEAT_MS, false, { ref: false })]))) {
      const closeSilentSince = watchPool();
      try {
        await connection.query('select 1');
      } catch (error) {
        closeSilent = closeSilentSince;
        throw error;
      }
    }
  }

  async function keepListening(): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (!closing.signal.aborted) {
      try {
        await connectOnce(() => {
          closeSilent?.();
          closeSilent = undefined;
          // While it was away, nothing would have noticed that the pool's connections fell silent.
          if (pause > FIRST_PAUSE_MS) setTimeout(watchPool(), REPLY_TIMEOUT_MS).unref();
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
