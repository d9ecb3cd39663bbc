/** Events are sent together, this long after the first of them. */
export const SEND_AFTER_MS = 5000;
/** The most that one call takes. */
export const MOST_EVENTS = 50;

/** One thing that a visitor did. */
export interface VisitorEvent {
  name: string;
  data: Record<string, string | number | boolean>;
  /** ISO 8601, UTC. */
  at: string;
}

export interface EventQueue {
  /** Notes what a visitor did; says nothing about who. */
  track(name: string, data?: VisitorEvent['data']): void;
  /** Sends what is noted now, in the way that outlives the page: it is about to go. */
  leave(): void;
}

/** Ways to hand over 1 to 50 events. */
export interface EventDoors {
  send: (events: VisitorEvent[]) => Promise<unknown>;
  /** From a page that is going: nobody is left to hear the answer. */
  sendOnLeaving: (events: VisitorEvent[]) => void;
}

/**
 * Collects what visitors do and sends it in the background. What cannot be sent is dropped: no
 * customer waits for a count.
 */
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

/** Leaves a JSON body with the browser, which posts it even when the page is gone. */
export function postOnLeaving(url: string, body: object): void {
  navigator.sendBeacon(url, new Blob([JSON.stringify(body)], { type: 'application/json' }));
}
