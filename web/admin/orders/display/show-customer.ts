import { useEffect, useEffectEvent } from 'react';
import type { TillState } from '../../../../shared/contract/orders/counter-display-contract';
import { COUNTER_DISPLAY } from '../../../../shared/domain/orders/counter-display';
import { useApi } from '../../../api/api-provider';
import { withTimeout } from '../../../api/with-timeout';
import { useOnline } from '../../../device/use-online';

type Show = (state: TillState) => Promise<{ isRead: boolean }>;

/**
 * Sends what the till shows its customer: the last state wins, and a sum that stands is confirmed, so that a display
 * never shows an old one. Without a display it is sent rarely (display rule 3).
 * @returns a function that stops it and leaves the display idle.
 */
export function showCustomer(show: Show, stateNow: () => TillState): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isStopped = false;
  let isRead = false;
  let sent = '';
  let sentAt = 0;

  async function send(): Promise<void> {
    const state = stateNow();
    const json = JSON.stringify(state);
    const isSum = state.kind === 'order' || state.kind === 'pay';
    const isDue = isSum && Date.now() - sentAt >= COUNTER_DISPLAY.confirmedEveryMs;
    if (json !== sent || isDue) {
      try {
        ({ isRead } = await show(state));
        sent = json;
        sentAt = Date.now();
      } catch {
        isRead = false;
      }
    }
    if (isStopped) return;
    timer = setTimeout(send, isRead ? COUNTER_DISPLAY.sentEveryMs : COUNTER_DISPLAY.askedEveryMs);
  }

  void send();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    show({ kind: 'idle' }).catch(() => {});
  };
}

/** While the page is open and there is a network. */
export function useShowCustomer(state: TillState): void {
  const api = useApi();
  const isOnline = useOnline();
  const stateNow = useEffectEvent(() => state);
  useEffect(() => {
    if (!isOnline) return;
    return showCustomer(
      (next) => api.displays.show(next, withTimeout()),
      () => stateNow(),
    );
  }, [api, isOnline]);
}
