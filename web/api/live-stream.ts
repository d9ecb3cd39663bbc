import { MINUTE_MS } from '../../shared/domain/platform/durations';
import type { RefusalCode } from '../../shared/domain/platform/refusals';
import { refusal } from './refusal';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = MINUTE_MS;
const NETWORK_EVENTS = ['online', 'offline'];

/** Refusals that a retry rarely solves. Subscribers are notified, and retries are rare. */
const PERMANENT = new Set<RefusalCode>([
  'unauthorized',
  'not_an_admin',
  'forbidden',
  'admin_uid_mismatch',
  'not_found',
  'too_many_requests',
]);

interface StreamListener<News> {
  onNews(news: News): void;
  /** While the stream is connected, subscribers need not poll. */
  onConnected(isConnected: boolean): void;
  onRefused(code: RefusalCode): void;
}

export interface LiveStream<News> {
  /** The first subscriber opens the stream, the last one closes it. Returns a function that unsubscribes. */
  subscribe(listener: StreamListener<News>): () => void;
}

type Open<News> = (options: {
  signal: AbortSignal;
  lastEventId?: string;
}) => Promise<AsyncIterable<News>>;

/**
 * A shared stream. It resumes after the last event, with jitter, so that not all browsers reconnect
 * at once after a restart. A hidden page disconnects: over HTTP/1.1 a browser has six connections
 * for all tabs. So does one without a network, whose connection may be dead without a sign.
 * @param missed what a later subscriber hears first, because it missed the events up to this one.
 */
export function liveStream<News extends { id: string }>(
  open: Open<News>,
  missed?: (lastEventId: string) => News,
): LiveStream<News> {
  const listeners = new Set<StreamListener<News>>();
  let running: AbortController | undefined;
  let isConnected = false;
  let lastEventId: string | undefined;

  function setConnected(next: boolean): void {
    if (isConnected === next) return;
    isConnected = next;
    for (const listener of listeners) listener.onConnected(next);
  }

  async function run(signal: AbortSignal): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    while (!signal.aborted) {
      try {
        const stream = await open({ signal, ...(lastEventId !== undefined && { lastEventId }) });
        if (signal.aborted) return;
        setConnected(true);
        pauseMs = FIRST_PAUSE_MS;
        for await (const news of stream) {
          if (signal.aborted) return;
          lastEventId = news.id;
          for (const listener of listeners) listener.onNews(news);
        }
      } catch (error) {
        if (signal.aborted) return;
        const { code } = refusal(error);
        if (PERMANENT.has(code)) {
          pauseMs = LONGEST_PAUSE_MS;
          for (const listener of listeners) listener.onRefused(code);
        }
      }
      if (signal.aborted) return;
      setConnected(false);
      await pause(pauseMs * (0.5 + Math.random()), signal);
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
    }
  }

  function start(): void {
    if (running || isAway()) return;
    running = new AbortController();
    void run(running.signal);
  }

  function stop(): void {
    running?.abort();
    running = undefined;
    setConnected(false);
  }

  const onChange = () => (isAway() ? stop() : start());

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        document.addEventListener('visibilitychange', onChange);
        for (const event of NETWORK_EVENTS) addEventListener(event, onChange);
        start();
      }
      listener.onConnected(isConnected);
      if (isConnected && lastEventId !== undefined && missed) listener.onNews(missed(lastEventId));
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        document.removeEventListener('visibilitychange', onChange);
        for (const event of NETWORK_EVENTS) removeEventListener(event, onChange);
        stop();
        lastEventId = undefined;
      };
    },
  };
}

/** The browser says so only when there is certainly no network. */
const isAway = () => document.hidden || !navigator.onLine;

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
