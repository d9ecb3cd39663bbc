import type { KitchenNow } from '../../../../shared/contract/orders/promise-contract';
import type { Slots } from '../../../../shared/contract/orders/slots-contract';
import { MINUTE_MS } from '../../../../shared/domain/platform/durations';
import { readKitchenNow, readSlots } from '../../../api/read-kitchen-times';
import { useRead } from '../../../device/use-read';

const READ_EVERY_MS = MINUTE_MS;
const READ_AGAIN_MS = 5_000;

interface KitchenTimes {
  kitchen: KitchenNow;
  /** Undefined unless they were asked for. */
  slots: Slots | undefined;
}

/** What the kitchen can do and when, read again every minute, and sooner after a failure. */
export function useKitchenTimes(readsSlots: boolean): KitchenTimes | 'loading' | 'failed' {
  const { answer, failure } = useRead<KitchenTimes>(
    async () => {
      const [kitchen, slots] = await Promise.all([
        readKitchenNow(),
        readsSlots ? readSlots() : undefined,
      ]);
      return { kitchen, slots };
    },
    { key: String(readsSlots), everyMs: READ_EVERY_MS, retryMs: READ_AGAIN_MS },
  );
  return failure ? 'failed' : (answer ?? 'loading');
}
