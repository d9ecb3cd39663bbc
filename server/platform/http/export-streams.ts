import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';

/**
 * Reads the next piece when the client has read the last one. An account has one export at a time on a
 * server: a new one ends the current one, which may belong to a lost connection.
 */
export function exportStreams(log: Logger) {
  const latest = new Map<string, AsyncIterable<string>>();
  let lastTurn: Promise<void> = Promise.resolve();
  /** All exports share one piece per turn of the event loop, because SQLite reads block other requests. */
  const ownTurn = () => {
    lastTurn = lastTurn.then(() => nextTurn());
    return lastTurn;
  };

  async function* whileLatest(userId: string, pieces: AsyncIterable<string>) {
    latest.set(userId, pieces);
    try {
      for await (const piece of pieces) {
        if (latest.get(userId) !== pieces) throw new ExportEnded('A later export has begun');
        yield piece;
        await ownTurn();
      }
    } catch (error) {
      if (error instanceof ExportEnded) throw error;
      log.error({ err: error }, 'an export failed');
      throw new ExportEnded('The export failed');
    } finally {
      if (latest.get(userId) === pieces) latest.delete(userId);
    }
  }

  return (userId: string, pieces: AsyncIterable<string>): ReadableStream<Uint8Array> =>
    ReadableStream.from(whileLatest(userId, pieces)).pipeThrough(new TextEncoderStream());
}

/** The client gets an aborted response without details. */
class ExportEnded extends Error {}

export async function* jsonList(name: string, batches: AsyncIterable<readonly unknown[]>) {
  yield `{${JSON.stringify(name)}:[`;
  let comma = '';
  for await (const batch of batches) {
    yield comma + batch.map((row) => JSON.stringify(row)).join(',');
    comma = ',';
  }
  yield ']}';
}
