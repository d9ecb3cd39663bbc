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
  /** Sends what is noted now: the page is about to go. */
  flush(): void;
}

/**
 * Collects what visitors do and sends it in the background. What cannot be sent is dropped: no
 * customer waits for a count.
 * @param send takes 1 to 50 events.
 */
export function createEventQueue(
  send: (events: VisitorEvent[]) => Promise<unknown>,
  now: () => Date,
): EventQueue {
  let noted: VisitorEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (noted.length === 0) return;
    const events = noted;
    noted = [];
    send(events).catch(() => undefined);
  }

  return {
    track(name, data = {}) {
      noted.push({ name, data, at: now().toISOString() });
      if (noted.length >= MOST_EVENTS) flush();
      else timer ??= setTimeout(flush, SEND_AFTER_MS);
    },
    flush,
  };
}

/** Whether the browser was told that its visitor wants not to be counted. */
export function asksNotToBeCounted(): boolean {
  const wish: { globalPrivacyControl?: boolean; doNotTrack?: string | null } = navigator;
  return wish.globalPrivacyControl === true || wish.doNotTrack === '1';
}
