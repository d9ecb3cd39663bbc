import type { Database } from '../../platform/db/database';
import { api } from '../../platform/http/api/api-call';
import { readSettingsAndState } from '../../shop/settings/shop-state-store';
import { readSlots } from './read-slots';

export function slotsRoutes({ db, clock }: { db: Database; clock: () => Date }) {
  return api.slots.router({
    read: api.slots.read.handler(async () => {
      const { settings, state } = await readSettingsAndState(db);
      const { slotSeconds, slots } = await readSlots(db, { settings, state, now: clock() });
      return { slotSeconds, slots };
    }),
  });
}
