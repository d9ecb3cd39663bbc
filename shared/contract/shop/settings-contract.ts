import * as z from 'zod';
import { call } from '../platform/call';
import { refusals } from '../platform/refusal-schemas';
import { timestamp, version } from '../platform/wire-values';
import { checkDistances } from './delivery-areas';
import { CLOSING_TOO_EARLY } from './hours-shape';
import { schemasOf, storedSchemasOf } from './owner-setting';
import { SHOP_SETTINGS } from './settings-table';
import { areaPauseShape, deliveryPauseShape } from './shop-state-contract';

const fields = z.object(schemasOf(SHOP_SETTINGS));

const isOrdered = (hours: { opensAt: string; closesAt: string }) => hours.opensAt < hours.closesAt;
const ORDER = { path: ['closesAt'], message: CLOSING_TOO_EARLY };

export const settingsInput = fields.refine(isOrdered, ORDER).superRefine(checkDistances);

/** What a client leaves out stays: a program, or a page during an upgrade, may not know all settings. */
const settingsUpdate = fields
  .partial()
  .required({ opensAt: true, closesAt: true, storeLatitude: true, storeLongitude: true })
  .extend({ version: version.optional() })
  .refine(isOrdered, ORDER)
  .superRefine(checkDistances);

export const storedSettings = z.object(storedSchemasOf(SHOP_SETTINGS));

const settings = storedSettings.extend({
  isStoreOpen: z.boolean(),
  /** What a closed or paused shop says to its customers; null while it is open. */
  closedMessage: z.string().nullable(),
  /** Whether it is paused, not closed. */
  isPaused: z.boolean(),
  /** What an open shop says when orders take longer than usual. */
  busyMessage: z.string().nullable(),
  /** Why there is no delivery for now, if there is none; of an open shop. */
  noDelivery: deliveryPauseShape.nullable(),
  /** The drawn areas to which there is no delivery for now; of an open shop. */
  areaPauses: z.array(areaPauseShape),
  /** When one usual dish would be ready: '12:35 to 12:45 pm', at most a minute old; null while closed. */
  readyWindow: z.string().nullable(),
  /** Whether one can order for later now, also while the shop is closed by its hours. */
  takesLaterOrders: z.boolean(),
  /** What a closed shop says of that: 'Closed now. Order for 10:00 am or later.'; else null. */
  laterMessage: z.string().nullable(),
  /** When the hours, or the end of a pause or busy time, next change this; null if nothing does. */
  nextOpeningChange: timestamp.nullable(),
  /** Whether customers can pay on a gateway's page. */
  paysOnline: z.boolean(),
  /**
   * The options that are sold out now: `<product id>.<section>.<value>`, or `<sharedId>.<value>` for
   * one of shared options.
   */
  soldOutOptions: z.array(z.string()),
  version,
});

export type SettingsUpdate = Omit<z.infer<typeof settingsUpdate>, 'version'>;
export type SettingsInput = z.infer<typeof settingsInput>;
export type Settings = z.infer<typeof settings>;

export const settingsContract = {
  read: call('public', 'GET /settings', 'Read the settings').output(settings),
  update: call('settings', 'PUT /settings', 'Change the settings')
    .errors(refusals('conflict'))
    .input(settingsUpdate)
    .output(settings),
};
