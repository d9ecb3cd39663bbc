import { useEffect, useState } from 'react';
import { openingDate } from '../../../../../shared/domain/shop/store-hours';
import { useApi } from '../../../../api/api-provider';
import { storeOfficePages } from '../../../../device/register-worker';
import { useOnline } from '../../../../device/use-online';
import { useStaffSession, useStaffState } from '../../../../session/staff-session-provider';
import type { PageData } from '../../../kit/query/use-page-data';
import type { CounterMenu } from '../counter-menu';
import { keptCounter } from './kept-counter';
import { holdNumbers, tablet } from './tablet-numbers';

/**
 * The menu, or without a network the one that the device keeps. With a network the device stores what it will need
 * without one: the page, the menu and counter numbers.
 */
export function useCounterMenu({ data, failure }: PageData<CounterMenu>) {
  const api = useApi();
  const session = useStaffSession();
  const state = useStaffState();
  const isOnline = useOnline();
  const [kept] = useState(() => keptCounter.get()?.menu);
  useEffect(() => {
    // It is tried again at the next visit.
    storeOfficePages().catch(() => {});
  }, []);
  const today = data && openingDate(data.hours, new Date());
  // Also once a day, for its numbers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day only says when
  useEffect(() => {
    if (!data) return;
    if (state.status === 'unknown') void session.read();
    if (state.status !== 'signed-in') return;
    keptCounter.set({ menu: data, heardAt: Date.now(), staff: state.user });
    // Without numbers, customers are called by their names.
    if (isOnline)
      holdNumbers(tablet, api.orders.reserveNumbers, data.hours, new Date()).catch(() => {});
  }, [data, today, state, session, isOnline, api]);
  return { menu: data ?? kept, isOffline: !isOnline || failure === 'unavailable' };
}
