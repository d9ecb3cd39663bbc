import { MINUTE_MS } from '../../../shared/domain/platform/durations';
import { closingTime, type OpeningSettings } from '../../../shared/domain/shop/store-hours';

/** The end of the kitchen's evening (orders rule 19); null while no closing is known. */
export function latestPromise(
  hours: OpeningSettings,
  { finishMinutes }: { finishMinutes: number },
  now: Date,
): Date | null {
  const closing = closingTime(hours, now);
  return closing && new Date(closing.getTime() + finishMinutes * MINUTE_MS);
}
