import type { Api } from '../api/api-client';
import { createEventQueue, type EventQueue, postOnLeaving } from '../device/event-queue';

export function openQueue(api: Api): EventQueue {
  const queue = createEventQueue(
    {
      send: (events) => api.events.record({ events }),
      sendOnLeaving: (events) => postOnLeaving('/api/events', { events }),
    },
    () => new Date(),
  );
  // Phones often hide a page without closing it, and Safari closes some without hiding them.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) queue.leave();
  });
  addEventListener('pagehide', () => queue.leave());
  return queue;
}
