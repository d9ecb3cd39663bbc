import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ShownNow } from '../../../../shared/contract/orders/counter-display-contract';
import { type DisplayMood, displayMood } from '../../../../shared/domain/orders/counter-display';
import { SECOND_MS } from '../../../../shared/domain/platform/durations';
import { useApi } from '../../../api/api-provider';
import { liveStream } from '../../../api/live-stream';
import { readEvents } from '../../../api/read-events';
import { withTimeout } from '../../../api/with-timeout';
import { useRead } from '../../../device/use-read';
import { useVisibleInterval } from '../../../device/use-visible-interval';
import { useSessionCheck } from '../../kit/query/use-session-check';

const POLL_MS = 3 * SECOND_MS;
const IDLE: ShownNow['state'] = { kind: 'idle' };

/** What the till shows, and whether that is sure: followed by a stream, without one polled every 3 s. */
export function useShown(): { state: ShownNow['state']; mood: DisplayMood } {
  const api = useApi();
  const [shown, setShown] = useState({ state: IDLE, confirmedAt: 0 });
  const [now, setNow] = useState(() => Date.now());
  const [isConnected, setConnected] = useState(false);
  const stream = useMemo(
    () =>
      liveStream<ShownNow>((resume) =>
        api.displays.follow(undefined, { ...resume, context: { read: readEvents } }),
      ),
    [api],
  );
  // By this device's clock, so that another one that is wrong makes no sum old.
  const hear = useCallback(({ state, ageMs }: ShownNow) => {
    const heardAt = Date.now();
    setNow(heardAt);
    setShown({ state, confirmedAt: heardAt - ageMs });
  }, []);
  useEffect(
    () => stream.subscribe({ onNews: hear, onConnected: setConnected, onRefused: () => {} }),
    [stream, hear],
  );
  const poll = async () => {
    if (!isConnected) hear(await api.displays.read(undefined, withTimeout()));
  };
  const { failure } = useRead(poll, { isActive: !isConnected, everyMs: POLL_MS });
  // It shares the till's sign-in: once that has ended, the page leads to sign-in.
  useSessionCheck(failure?.error);
  useVisibleInterval(() => setNow(Date.now()), SECOND_MS, true);
  return { state: shown.state, mood: displayMood(shown.state.kind, now - shown.confirmedAt) };
}
