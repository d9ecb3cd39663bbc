import { createContext, type ReactNode, type RefObject, use, useEffect, useState } from 'react';
import { useApi } from '../../../api/api-provider';
import { mayCount } from '../../../device/counting-consent';
import type { EventQueue } from '../../../device/event-queue';

/** Storefront rule 16, and the events of a visit and an order that staff see counted. */
type EventName =
  | 'visit'
  | 'begin_checkout'
  | 'place_order'
  | 'order_product'
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

/** The event of a changed quantity, by how it was entered. */
export const QUANTITY_EVENTS = {
  button: 'quantity_button_click',
  typing: 'change_quantity',
} as const satisfies Record<string, EventName>;

type Track = (name: EventName, data?: Parameters<EventQueue['track']>[1]) => void;

const TrackContext = createContext<Track>(() => undefined);

/** Records the actions of visitors who consent on the privacy page. */
export function AnalyticsProvider({ children }: { children: ReactNode }) {
  const api = useApi();
  const [track] = useState((): Track => {
    let queue: Promise<EventQueue> | undefined;
    return (name, data) => {
      if (!mayCount()) return;
      // Most visitors do not consent, so they do not load this script.
      queue ??= import('./count-visits').then(({ openQueue }) => openQueue(api));
      queue.then(
        ({ track: note }) => note(name, data),
        () => {
          queue = undefined;
        },
      );
    };
  });

  useEffect(() => track('visit'), [track]);

  return <TrackContext value={track}>{children}</TrackContext>;
}

/** The function is stable over renders. */
export function useTrack(): Track {
  return use(TrackContext);
}

/** Calls back when half of an element is first in sight. Without consent it watches nothing. */
export function useFirstSight(element: RefObject<HTMLElement | null>, seen: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per element
  useEffect(() => {
    if (!element.current || !mayCount()) return;
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
