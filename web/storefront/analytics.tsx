import { createContext, type ReactNode, type RefObject, use, useEffect, useState } from 'react';
import { useApi } from '../api/api-provider';
import {
  asksNotToBeCounted,
  createEventQueue,
  type EventQueue,
  postOnLeaving,
} from '../device/event-queue';

/** `events.record` of the contract, for the one send that no client outlives. */
const EVENTS_PATH = '/api/events';

/** What the storefront counts (spec §7). */
export type EventName =
  | 'view_item'
  | 'view_product'
  | 'add_to_cart'
  | 'quantity_button_click'
  | 'change_quantity'
  | 'toggle_customizations'
  | 'select_customization'
  | 'view_out_of_stock'
  | 'view_store_closed_message'
  | 'menu_loaded'
  | 'menu_load_failed'
  | 'home_load_failed'
  | 'home_order_click'
  | 'home_menu_click'
  | 'home_story_click';

type Track = (name: EventName, data?: Parameters<EventQueue['track']>[1]) => void;

const TrackContext = createContext<Track>(() => undefined);

/** Counts what visitors do, unless their browser asks not to. */
export function AnalyticsProvider({ children }: { children: ReactNode }) {
  const api = useApi();
  const [queue] = useState(() =>
    createEventQueue(
      {
        send: (events) => api.events.record({ events }),
        sendOnLeaving: (events) => postOnLeaving(EVENTS_PATH, { events }),
      },
      () => new Date(),
    ),
  );
  const [track] = useState(
    (): Track => (name, data) => {
      if (!asksNotToBeCounted()) queue.track(name, data);
    },
  );

  useEffect(() => {
    const leaving = () => queue.leave();
    // Phones often only ever hide a page; Safari leaves some without hiding them.
    const hidden = () => {
      if (document.hidden) leaving();
    };
    document.addEventListener('visibilitychange', hidden);
    addEventListener('pagehide', leaving);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      removeEventListener('pagehide', leaving);
    };
  }, [queue]);

  return <TrackContext value={track}>{children}</TrackContext>;
}

/** Counts one thing; the same function at every render. */
export function useTrack(): Track {
  return use(TrackContext);
}

/** Calls back once, when half of the element has come into sight. */
export function useFirstSight(element: RefObject<HTMLElement | null>, seen: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an element, whatever is seen then
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        seen();
      },
      { threshold: 0.5 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
}
