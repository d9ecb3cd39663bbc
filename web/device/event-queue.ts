/** A batch is sent this long after its first event. */
export const SEND_AFTER_MS = 5000;
/** The largest batch that the API accepts. */
export const MOST_EVENTS = 50;

interface VisitorEvent {
  name: string;
  data: Record<string, string | number | boolean>;
  /** ISO 8601, UTC. */
  at: string;
}

export interface EventQueue {
  /** Queues an event, without anything that identifies the visitor. */
  track(name: string, data?: VisitorEvent['data']): void;
  /** Sends the queue when the page is about to close. */
  leave(): void;
}

/** How batches of 1 to 50 events are sent. */
export interface EventTransport {
  send: (events: VisitorEvent[]) => Promise<unknown>;
  /** Sends from a page that is closing, without waiting for the response. */
  sendOnLeaving: (events: VisitorEvent[]) => void;
}

/** Collects events and sends them in the background. Events that cannot be sent are dropped. */
export function createEventQueue(transport: EventTransport, now: () => Date): EventQueue {
  let queued: VisitorEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function sendQueued(send: (events: VisitorEvent[]) => void): void {
    clearTimeout(timer);
    timer = undefined;
    if (queued.length === 0) return;
    const events = queued;
    queued = [];
    send(events);
  }

  const flush = () => sendQueued((events) => void transport.send(events).catch(() => undefined));

  return {
    track(name, data = {}) {
      queued.push({ name, data, at: now().toISOString() });
      if (queued.length >= MOST_EVENTS) flush();
      else timer ??= setTimeout(flush, SEND_AFTER_MS);
    },
    leave: () => sendQueued(transport.sendOnLeaving),
  };
}

/** Lets the browser post a JSON body even after the page has closed. */
export function postOnLeaving(url: string, body: object): void {
  navigator.sendBeacon(url, new Blob([JSON.stringify(body)], { type: 'application/json' }));
}
