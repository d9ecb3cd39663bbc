import type { OrderNews } from '../../shared/contract/live-contract';
import type { RefusalCode } from '../../shared/domain/refusals';
import { refusal } from './refusal';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/** Waiting does not help against these; whoever listens may know what does. */
const LASTING = new Set<RefusalCode>([
  'unauthorized',
  'not_an_admin',
  'forbidden',
  'admin_uid_mismatch',
  'not_found',
  'too_many_requests',
]);

/** Who listens to a stream. */
export interface StreamListener {
  onNews(news: OrderNews): void;
  /** Whether the stream stands: while it does, nobody has to ask. */
  onStanding(standing: boolean): void;
  onRefused(code: RefusalCode): void;
}

export interface LiveStream {
  /** Opens the stream for the first listener. Answers how to stop; the last one closes it. */
  subscribe(listener: StreamListener): () => void;
}

type Open = (options: {
  signal: AbortSignal;
  lastEventId?: string;
}) => Promise<AsyncIterable<OrderNews>>;

/**
 * A stream that several listeners share, opened again when it breaks, from the last event on. The
 * pauses grow from one second to a minute, and differ from browser to browser: after a restart of the
 * server not all come back at once. Out of sight it rests: over HTTP/1.1 a browser has six connections
 * for all tabs of a shop.
 */
export function liveStream(open: Open): LiveStream {
  const listeners = new Set<StreamListener>();
  let running: AbortController | undefined;
  let standing = false;
  let lastEventId: string | undefined;

  function setStanding(next: boolean): void {
    if (standing === next) return;
    standing = next;
    for (const listener of listeners) listener.onStanding(next);
  }

  async function run(signal: AbortSignal): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    while (!signal.aborted) {
      try {
        const stream = await open({ signal, ...(lastEventId !== undefined && { lastEventId }) });
        if (signal.aborted) return;
        setStanding(true);
        pauseMs = FIRST_PAUSE_MS;
        for await (const news of stream) {
          if (signal.aborted) return;
          lastEventId = news.id;
          for (const listener of listeners) listener.onNews(news);
        }
      } catch (error) {
        if (signal.aborted) return;
        const { code } = refusal(error);
        if (LASTING.has(code)) {
          pauseMs = LONGEST_PAUSE_MS;
          for (const listener of listeners) listener.onRefused(code);
        }
      }
      if (signal.aborted) return;
      setStanding(false);
      await pause(pauseMs * (0.5 + Math.random()), signal);
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
    }
  }

  function start(): void {
    if (running || document.hidden) return;
    running = new AbortController();
    void run(running.signal);
  }

  function stop(): void {
    running?.abort();
    running = undefined;
    setStanding(false);
  }

  const onVisibility = () => (document.hidden ? stop() : start());

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        document.addEventListener('visibilitychange', onVisibility);
        start();
      }
      listener.onStanding(standing);
      // What came before it listened, it has not heard.
      if (standing && lastEventId !== undefined) {
        listener.onNews({ type: 'reload', id: lastEventId });
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        document.removeEventListener('visibilitychange', onVisibility);
        stop();
        lastEventId = undefined;
      };
    },
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
