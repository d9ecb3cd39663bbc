import type { CountedEvent } from '../../shared/domain/platform/counted-events';
import type { VisitMarks } from './visit-marks';

/** A batch is sent this long after its first event. */
export const SEND_AFTER_MS = 5000;
/** The largest batch that the API accepts. */
export const MOST_EVENTS = 50;
const VISIT: CountedEvent = 'visit';

interface VisitorEvent {
  name: string;
  data: Record<string, string | number | boolean>;
  /** ISO 8601, UTC. */
  at: string;
}

export interface EventQueue {
  /** Queues an event, without anything that identifies the visitor. The first begins the visit. */
  track(name: string, data?: VisitorEvent['data']): void;
  leave(): void;
}

interface EventTransport {
  send: (events: VisitorEvent[]) => Promise<unknown>;
  /** Sends from a page that is closing, without waiting for the response. */
  sendOnLeaving: (events: VisitorEvent[]) => void;
}

/** Collects events and sends them in the background. Events that cannot be sent are dropped. */
export function createEventQueue(
  transport: EventTransport,
  now: () => Date,
  marks: VisitMarks,
): EventQueue {
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

  function push(name: string, data: VisitorEvent['data']): void {
    const { productId } = data;
    const first = marks.note(name, typeof productId === 'string' ? productId : undefined);
    // A visit begins once, however many pages it opens.
    if (name === VISIT && !first) return;
    queued.push({ name, data: first ? { ...data, first } : data, at: now().toISOString() });
    if (queued.length >= MOST_EVENTS) flush();
    else timer ??= setTimeout(flush, SEND_AFTER_MS);
  }

  return {
    track(name, data = {}) {
      push(VISIT, {});
      if (name !== VISIT) push(name, data);
    },
    leave: () => sendQueued(transport.sendOnLeaving),
  };
}

/** Lets the browser post a JSON body even after the page has closed. */
export function postOnLeaving(url: string, body: object): void {
  navigator.sendBeacon(url, new Blob([JSON.stringify(body)], { type: 'application/json' }));
}
