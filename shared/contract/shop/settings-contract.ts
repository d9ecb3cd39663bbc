import * as z from 'zod';
import { m } from '../../messages/compiled/messages';
import { call } from '../platform/call';
import { closing, deliveryPauseShape } from '../platform/closing-shape';
import { comingTime } from '../platform/coming-time-shape';
import { timestamp, version } from '../platform/wire-values';
import { checkDistances } from './delivery-areas';
import { schemasOf, storedSchemasOf } from './owner-setting';
import { SHOP_SETTINGS } from './settings-table';
import { areaPauseShape } from './shop-state-contract';

const fields = z.object(schemasOf(SHOP_SETTINGS));

const isOrdered = (hours: { opensAt: string; closesAt: string }) => hours.opensAt < hours.closesAt;
const ORDER = { path: ['closesAt'], error: m.validation_closing_early };

export const settingsInput = fields.refine(isOrdered, ORDER).superRefine(checkDistances);

/** What a client leaves out stays: a program, or a page during an upgrade, may not know all settings. */
const settingsUpdate = fields.partial().extend({ version: version.optional() });

export const storedSettings = z.object(storedSchemasOf(SHOP_SETTINGS));

/** What an update has to agree on with the stored settings that it leaves out. */
export const updatedSettings = storedSettings.refine(isOrdered, ORDER).superRefine(checkDistances);

const settings = storedSettings.extend({
  isStoreOpen: z.boolean(),
  /** Why it takes no orders; null while it is open. */
  closing: closing.nullable(),
  /** By how many minutes the orders of an open shop take longer than usual. */
  busyMinutes: z.int(),
  /** Why there is no delivery for now, if there is none; of an open shop. */
  noDelivery: deliveryPauseShape.nullable(),
  /** The drawn areas to which there is no delivery for now; of an open shop. */
  areaPauses: z.array(areaPauseShape),
  /** When one usual dish would be ready, at most a minute old; null while closed. */
  readyWindow: z.object({ from: timestamp, until: timestamp }).nullable(),
  /** Whether one can order for later now, also while the shop is closed by its hours. */
  takesLaterOrders: z.boolean(),
  /** From when on a closed shop takes orders for later; else null. */
  laterFrom: comingTime.nullable(),
  /** When the hours, or the end of a pause or busy time, next change this; null if nothing does. */
  nextOpeningChange: timestamp.nullable(),
  paysOnline: z.boolean(),
  /** Sold out now: `<product id>.<section>.<value>`, or `<sharedId>.<value>` for one of shared options. */
  soldOutOptions: z.array(z.string()),
  /** What of the defaults the owner has changed or confirmed. Pages claim no other hours and place. */
  confirmed: z.object({ hours: z.boolean(), place: z.boolean() }),
  version,
});

export type SettingsUpdate = Omit<z.infer<typeof settingsUpdate>, 'version'>;
export type SettingsInput = z.infer<typeof settingsInput>;
export type Settings = z.infer<typeof settings>;

export const settingsContract = {
  read: call('public', 'GET /settings', 'Read the settings').output(settings),
  update: call('settings', 'PUT /settings', 'Change the settings')
    .input(settingsUpdate)
    .output(settings),
};
