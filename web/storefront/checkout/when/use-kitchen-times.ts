import { useEffect, useEffectEvent, useState } from 'react';
import type { KitchenNow } from '../../../../shared/contract/orders/promise-contract';
import type { Slots } from '../../../../shared/contract/orders/slots-contract';
import { MINUTE_MS } from '../../../../shared/domain/platform/durations';
import { readKitchenNow, readSlots } from '../../../api/read-kitchen-times';
import { useVisibleInterval } from '../../../device/use-visible-interval';

const READ_EVERY_MS = MINUTE_MS;
const READ_AGAIN_MS = 5_000;

export interface KitchenTimes {
  kitchen: KitchenNow;
  /** Undefined unless they were asked for. */
  slots: Slots | undefined;
}

/** What the kitchen can do and when, read again every minute, and sooner after a failure. */
export function useKitchenTimes(readsSlots: boolean): KitchenTimes | 'loading' | 'failed' {
  const [times, setTimes] = useState<KitchenTimes | 'loading' | 'failed'>('loading');
  const read = useEffectEvent(async () => {
    try {
      const [kitchen, slots] = await Promise.all([
        readKitchenNow(),
        readsSlots ? readSlots() : undefined,
      ]);
      setTimes({ kitchen, slots });
    } catch {
      setTimes('failed');
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again when the slots are needed, too
  useEffect(() => {
    void read();
  }, [readsSlots]);
  const everyMs = times === 'failed' ? READ_AGAIN_MS : READ_EVERY_MS;
  useVisibleInterval(() => void read(), everyMs, true);
  return times;
}
