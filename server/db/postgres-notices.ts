import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Notices } from './notices';
import { KEEP_ALIVE_AFTER_MS } from './postgres-engine';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;

/** By this name the database's own list of connections shows the one that listens. */
export const LISTENER_NAME = 'shop-listener';

/**
 * Hears PostgreSQL's NOTIFY over one connection of its own, opened with the first `listen`. Cut, it
 * is opened again until it stands, with pauses from 0.1 s up to 5 s.
 * @param onCut told of each break.
 */
export function postgresNotices(connectionString: string, onCut: (error: Error) => void): Notices {
  const hearers = new Map<string, ((payload?: string) => void)[]>();
  const closing = new AbortController();
  let client: pg.Client | undefined;
  let standing = false;
  let running: Promise<void> | undefined;

  const listenTo = (to: pg.Client, channel: string) =>
    to.query(`listen ${pg.escapeIdentifier(channel)}`);

  /** Resolves when the line has been cut; `onStanding` is called once it stands. */
  async function connectOnce(onStanding: () => void): Promise<void> {
    const line = new pg.Client({
      connectionString,
      application_name: LISTENER_NAME,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
      connectionTimeoutMillis: LONGEST_PAUSE_MS,
    });
    const cut = new Promise<void>((resolve) => {
      line.on('error', onCut);
      line.once('end', resolve);
    });
    line.on('notification', ({ channel, payload }) => {
      for (const hear of hearers.get(channel) ?? []) hear(payload);
    });
    await line.connect();
    client = line;
    // Closed while the line was being opened: nobody else would end it.
    if (closing.signal.aborted) return;
    for (const channel of hearers.keys()) await listenTo(line, channel);
    onStanding();
    standing = true;
    for (const hearing of hearers.values()) for (const hear of hearing) hear();
    await cut;
  }

  async function keepListening(): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (!closing.signal.aborted) {
      try {
        await connectOnce(() => {
          pause = FIRST_PAUSE_MS;
        });
      } catch (error) {
        onCut(error instanceof Error ? error : new Error(String(error)));
      }
      standing = false;
      await client?.end().catch(() => {});
      client = undefined;
      await sleep(pause, undefined, { signal: closing.signal }).catch(() => {});
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    }
  }

  return {
    listen(channel, onNotice) {
      const known = hearers.get(channel);
      if (known) known.push(onNotice);
      else hearers.set(channel, [onNotice]);
      // A channel that comes later joins the line that stands; if that fails, the next one has it.
      if (client && !known) listenTo(client, channel).catch(onCut);
      running ??= keepListening();
    },
    isHearing: () => standing,
    async close() {
      closing.abort();
      await client?.end().catch(() => {});
      await running;
    },
  };
}
