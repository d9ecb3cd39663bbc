import type * as z from 'zod';
import { KITCHEN_DEFAULTS, kitchenSettings } from '../../../shared/contract/shop/kitchen-settings';
import {
  type KitchenState,
  unconfirmedSeconds,
  waitSecondsOf,
} from '../../../shared/domain/orders/promise';
import { pacesAt } from '../../../shared/domain/orders/promise-learning';
import { HOUR_MS, isoBefore } from '../../../shared/domain/platform/durations';
import { kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import type { Database } from '../../platform/db/database';
import { parseJsonColumn, parseOnce } from '../../platform/db/json-column';
import { learnedTimes, NOTHING_LEARNED } from './learned-times';
import { selectKitchen } from './promise-store';

/** An order that is open for longer was forgotten. */
export const FORGOTTEN_AFTER_MS = 2 * HOUR_MS;

/** The part of the kitchen's settings from which times are promised. */
const promiseSettings = kitchenSettings.pick({
  hands: true,
  usualMinutes: true,
  finishMinutes: true,
  refusesLateOrders: true,
  laterOrders: true,
  ordersPerSlot: true,
  workMinutesPerSlot: true,
});
type PromiseSettings = z.infer<typeof promiseSettings>;

const parseSettings = parseOnce((text) =>
  promiseSettings.parse({ ...KITCHEN_DEFAULTS, ...JSON.parse(text) }),
);
const parseLearned = parseOnce((text) =>
  parseJsonColumn(learnedTimes, text, 'learned_times.document'),
);

/** The kitchen at this moment. @param busyMinutes added by staff. */
export async function readKitchenState(
  db: Database,
  { now, busyMinutes }: { now: Date; busyMinutes: number },
): Promise<KitchenState & PromiseSettings> {
  const since = isoBefore(now, FORGOTTEN_AFTER_MS);
  const { rows } = await selectKitchen(db, { now: now.toISOString(), since });
  const [row] = rows;
  if (!row) throw new Error('The kitchen could not be read');
  const settings = parseSettings(row.settings ?? '{}');
  const { paces, slowness, slowUntil, isTapped } = row.learned
    ? parseLearned(row.learned)
    : NOTHING_LEARNED;
  const unconfirmed = rows.map((each) =>
    Number(isTapped ? each.unconfirmedSeconds : each.unconfirmedDueSeconds),
  );
  const open = isTapped
    ? {
        waitingSeconds: row.waitingSeconds ?? 0,
        makingSeconds: row.makingSeconds ?? 0,
        makingOrders: row.makingOrders ?? 0,
      }
    : {
        waitingSeconds: row.waitingDueSeconds ?? 0,
        makingSeconds: row.makingDueSeconds ?? 0,
        makingOrders: row.makingDueOrders ?? 0,
      };
  open.waitingSeconds += unconfirmedSeconds(unconfirmed, settings.hands);
  const isSlow = now.toISOString() < slowUntil;
  return {
    ...settings,
    waitSeconds: waitSecondsOf(open, settings.hands),
    paces: pacesAt(paces, kolkataTime(now).minutes, isSlow ? slowness : 1),
    busyMinutes,
  };
}
