/** A batch is sent this long after its first event (ms). */
export const SEND_AFTER_MS = 5000;
/** The API's limit of events per call. */
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

/** Each sends 1 to 50 events. */
export interface EventDoors {
  send: (events: VisitorEvent[]) => Promise<unknown>;
  /** Sends from a closing page, without waiting for the response. */
  sendOnLeaving: (events: VisitorEvent[]) => void;
}

/** Collects events and sends them in the background. Events that cannot be sent are dropped. */
export function createEventQueue(doors: EventDoors, now: () => Date): EventQueue {
  let noted: VisitorEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function handOver(how: (events: VisitorEvent[]) => void): void {
    clearTimeout(timer);
    timer = undefined;
    if (noted.length === 0) return;
    const events = noted;
    noted = [];
    how(events);
  }

  const flush = () => handOver((events) => void doors.send(events).catch(() => undefined));

  return {
    track(name, data = {}) {
      noted.push({ name, data, at: now().toISOString() });
      if (noted.length >= MOST_EVENTS) flush();
      else timer ??= setTimeout(flush, SEND_AFTER_MS);
    },
    leave: () => handOver(doors.sendOnLeaving),
  };
}

/** Lets the browser post a JSON body even after the page has closed. */
export function postOnLeaving(url: string, body: object): void {
  navigator.sendBeacon(url, new Blob([JSON.stringify(body)], { type: 'application/json' }));
}
