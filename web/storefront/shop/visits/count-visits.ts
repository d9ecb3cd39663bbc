import type { Api } from '../../../api/api-client';
import { createEventQueue, type EventQueue, postOnLeaving } from '../../../device/event-queue';
import { createVisitMarks } from '../../../device/visit-marks';

export function openQueue(api: Api): EventQueue {
  const now = () => new Date();
  const queue = createEventQueue(
    {
      send: (events) => api.events.record({ events }),
      sendOnLeaving: (events) => postOnLeaving('/api/events', { events }),
    },
    now,
    createVisitMarks(now),
  );
  // Phones often hide a page without closing it, and Safari closes some without hiding them.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) queue.leave();
  });
  addEventListener('pagehide', () => queue.leave());
  return queue;
}
