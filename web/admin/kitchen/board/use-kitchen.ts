import { useEffect, useEffectEvent, useMemo } from 'react';
import type { RefusalCode } from '../../../../shared/domain/platform/refusals';
import type { Api } from '../../../api/api-client';
import { useApi } from '../../../api/api-provider';
import { useOrderNews } from '../../../api/use-order-news';
import { useStore } from '../../../device/store';
import { useOnline } from '../../../device/use-online';
import { useThrottled } from '../../../device/use-throttled';
import { useStaffSession, useStaffState } from '../../../session/staff-session-provider';
import { signedInStaffId } from '../../../session/staff-storage';
import { useKeptStaff } from '../../../session/use-kept-staff';
import { useToast } from '../../../ui/toast';
import { endsSession } from '../../kit/query/use-session-check';
import { keptBoard } from './kept-board';
import { keptTaps, tapsOf } from './kept-taps';
import type { Kitchen } from './kitchen-state';
import { createKitchen } from './kitchen-store';

const NEWS_PAUSE_MS = 300;
const MESSAGE_MS = 12_000;

const kitchens = new WeakMap<Api, Kitchen>();

function kitchenOf(api: Api): Kitchen {
  const known = kitchens.get(api);
  if (known) return known;
  const kitchen = createKitchen(api.kitchen, {
    taps: keptTaps,
    board: keptBoard,
    signedInId: signedInStaffId,
  });
  kitchens.set(api, kitchen);
  return kitchen;
}

export function useKitchen() {
  const api = useApi();
  const session = useStaffSession();
  const toast = useToast();
  const kitchen = kitchenOf(api);
  const { board, failure } = useStore(kitchen);
  const isHeard = board !== undefined && failure === undefined;
  const staff = useKeptStaff(keptBoard);
  const isSignedIn = useStaffState().status === 'signed-in';
  const isOnline = useOnline();

  const whenRefused = (code: RefusalCode) => {
    if (endsSession(code)) session.read();
  };
  const onMessage = useEffectEvent((sentence: string) =>
    toast('warning', sentence, { durationMs: MESSAGE_MS }),
  );
  const onRefused = useEffectEvent(whenRefused);
  const open = useEffectEvent(
    () =>
      staff &&
      kitchen.open({
        staff,
        onMessage: (sentence) => onMessage(sentence),
        onRefused: (code) => onRefused(code),
      }),
  );
  // It opens again when the sign-in has been checked: only then kept taps are sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the staff user is compared by id
  useEffect(() => open(), [kitchen, staff?.id, isSignedIn]);
  useEffect(() => {
    if (isHeard && !isSignedIn) void session.read();
  }, [isHeard, isSignedIn, session]);
  const readSoon = useThrottled(() => kitchen.read(), NEWS_PAUSE_MS);
  const isConnected = useOrderNews({ whose: 'all' }, readSoon, whenRefused);
  useEffect(() => kitchen.setConnected(isConnected), [kitchen, isConnected]);
  useEffect(() => {
    if (isOnline) void kitchen.read();
  }, [kitchen, isOnline]);

  const { taps } = useStore(keptTaps);
  const own = useMemo(() => tapsOf(taps, staff?.id), [taps, staff?.id]);
  const others = useMemo(() => taps.filter((tap) => !own.includes(tap)), [taps, own]);
  return { kitchen, isOnline, state: useStore(kitchen), taps: own, others };
}
