import type { Api } from '../api/api-client';
import { createEventQueue, type EventQueue, postOnLeaving } from '../device/event-queue';

/** `events.record` of the contract, for the request that outlives the page. */
const EVENTS_PATH = '/api/events';

/** The queue sends what is left when the page is closed or hidden. */
export function openQueue(api: Api): EventQueue {
  const queue = createEventQueue(
    {
      send: (events) => api.events.record({ events }),
      sendOnLeaving: (events) => postOnLeaving(EVENTS_PATH, { events }),
    },
    () => new Date(),
  );
  // Phones often only hide a page; Safari closes some without hiding them.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) queue.leave();
  });
  addEventListener('pagehide', () => queue.leave());
  return queue;
}
