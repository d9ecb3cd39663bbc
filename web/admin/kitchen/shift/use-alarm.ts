import { useEffect, useRef } from 'react';
import { MINUTE_MS } from '../../../../shared/domain/platform/durations';
import { m } from '../../../../shared/messages/compiled/messages';
import { playChime } from '../../../device/chime';
import { notify } from '../../../device/push';
import { useStore } from '../../../device/store';
import { shift } from './shift-store';

const RING_EVERY_MS = 3000;
/** From here on it rings louder. */
const LOUDER_AFTER_MS = MINUTE_MS;

/**
 * Rings until every order is accepted, on any tablet. Notifies where nobody sees the page.
 * @param waiting the ids of those that concern this tablet (kitchen rule 8).
 */
export function useAlarm(waiting: readonly string[]): void {
  const { on } = useStore(shift);
  const rings = on && waiting.length > 0;
  useEffect(() => {
    if (!rings) return;
    const since = performance.now();
    const ring = () => playChime(performance.now() - since >= LOUDER_AFTER_MS ? 'loud' : 'usual');
    ring();
    const timer = setInterval(ring, RING_EVERY_MS);
    return () => clearInterval(timer);
  }, [rings]);

  const known = useRef<readonly string[]>([]);
  useEffect(() => {
    const isNew = waiting.some((id) => !known.current.includes(id));
    known.current = waiting;
    if (!on || !isNew || !document.hidden) return;
    void notify(m.kitchen_new_orders({ count: waiting.length }), {
      body: m.kitchen_nobody_accepted(),
      tag: 'new-orders',
      path: '/admin/kitchen',
    });
  }, [waiting, on]);
}
