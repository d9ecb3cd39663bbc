import type { Api } from '../api/api-client';
import { createEventQueue, type EventQueue, postOnLeaving } from '../device/event-queue';

/** `events.record` of the contract, for the one send that no client outlives. */
const EVENTS_PATH = '/api/events';

/** Opens the one queue of a page; what is in it is sent when the page goes. */
export function openQueue(api: Api): EventQueue {
  const queue = createEventQueue(
    {
      send: (events) => api.events.record({ events }),
      sendOnLeaving: (events) => postOnLeaving(EVENTS_PATH, { events }),
    },
    () => new Date(),
  );
  // Phones often only ever hide a page; Safari leaves some without hiding them.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) queue.leave();
  });
  addEventListener('pagehide', () => queue.leave());
  return queue;
}
