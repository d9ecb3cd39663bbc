import { useEffect, useEffectEvent } from 'react';
import type { RefusalCode } from '../../../shared/domain/refusals';
import type { Api } from '../../api/api-client';
import { useApi } from '../../api/api-provider';
import { useOrderNews } from '../../api/use-order-news';
import { useStore } from '../../device/store';
import { useOnline } from '../../device/use-online';
import { useThrottled } from '../../device/use-throttled';
import { useStaffSession } from '../../session/staff-session-provider';
import { useToast } from '../../ui/toast';
import { endsSession } from '../page/use-page-data';
import { keptTaps } from './kept-taps';
import { createKitchen, type Kitchen } from './kitchen-store';

const NEWS_PAUSE_MS = 300;
const MESSAGE_MS = 12_000;

const kitchens = new WeakMap<Api, Kitchen>();

function kitchenOf(api: Api): Kitchen {
  const known = kitchens.get(api);
  if (known) return known;
  const kitchen = createKitchen(api.kitchen, keptTaps);
  kitchens.set(api, kitchen);
  return kitchen;
}

/** The kitchen board, read again with every change of an order while the page is open. */
export function useKitchen() {
  const api = useApi();
  const session = useStaffSession();
  const toast = useToast();
  const kitchen = kitchenOf(api);
  const isOnline = useOnline();

  const whenRefused = (code: RefusalCode) => {
    if (endsSession(code)) session.read();
  };
  const onMessage = useEffectEvent((sentence: string) =>
    toast('warning', sentence, { durationMs: MESSAGE_MS }),
  );
  const onRefused = useEffectEvent(whenRefused);
  useEffect(
    () =>
      kitchen.open({
        onMessage: (sentence) => onMessage(sentence),
        onRefused: (code) => onRefused(code),
      }),
    [kitchen],
  );
  const readSoon = useThrottled(() => void kitchen.read(), NEWS_PAUSE_MS);
  const isConnected = useOrderNews({ whose: 'all' }, readSoon, whenRefused);
  useEffect(() => kitchen.setConnected(isConnected), [kitchen, isConnected]);
  useEffect(() => {
    if (isOnline) void kitchen.read();
  }, [kitchen, isOnline]);

  return { kitchen, isOnline, state: useStore(kitchen), taps: useStore(keptTaps).taps };
}
