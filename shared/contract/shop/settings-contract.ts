import * as z from 'zod';
import { OPENING_MODES } from '../../domain/shop/store-hours';
import { UPI_ID_PATTERN } from '../../domain/shop/upi';
import { call } from '../platform/call';
import { refusals } from '../platform/refusal-schemas';
import {
  latitude,
  lineText,
  longitude,
  money,
  nameText,
  rupees,
  tenths,
  timestamp,
  version,
} from '../platform/wire-values';
import { checkDistances, deliveryAreas } from './delivery-areas';
import { CLOSING_TOO_EARLY, clockTime, holidays, weeklyHours } from './hours-shape';
import { areaPauseShape, deliveryPauseShape } from './shop-state-contract';

/** A UPI id, or empty if the owner has none. */
export const upiId = z
  .string()
  .regex(UPI_ID_PATTERN, 'Please enter a valid UPI ID')
  .or(z.literal(''));

const items = z.int().min(1).max(1_000_000);
const amount = rupees(1, 10_000_000);

/** What orders may hold until they are paid or begun: units, and rupees of their totals. */
const unpaidLimits = {
  unpaidItemsOfGuest: items,
  unpaidAmountOfGuest: amount,
  unpaidItemsOfCustomer: items,
  unpaidAmountOfCustomer: amount,
  /** Of all guests of one network together. */
  unpaidItemsOfNetwork: items,
  unpaidAmountOfNetwork: amount,
};

const isOrdered = (hours: { opensAt: string; closesAt: string }) => hours.opensAt < hours.closesAt;
const ORDER = { path: ['closesAt'], message: CLOSING_TOO_EARLY };

/** The shop's settings. None is secret: each appears on a page, a bill or in a payment link. */
export const settingsInput = z
  .object({
    storeName: nameText(100, 1),
    storePhone: lineText(30, 1),
    storeEmail: z.email().max(200),
    storeAddress: lineText(300, 1),
    businessHours: lineText(100, 1),
    /** Percent contained in the prices of dishes without a dated rate. It changes no total. */
    taxRate: tenths(0, 100),
    deliveryRadius: tenths(0, 500).describe('Kilometres'),
    deliversOutsideZone: z
      .boolean()
      .describe('Whether a customer outside may order by skipping the location check'),
    deliveryAreas,
    minOrderAmount: money,
    deliveryFee: money,
    reducedDeliveryFee: money,
    reducedDeliveryFeeFrom: money,
    /** When an order that is neither paid nor accepted is cancelled; null: never. */
    cancelUnpaidAfterMinutes: z.int().min(1).max(1440).nullable(),
    /** Customers are told that the kitchen starts an order once it is paid, not at once. */
    startsWhenPaid: z.boolean(),
    /** Whether customers may pay by a link to a UPI app, which apps refuse to unverified merchants. */
    upiIntent: z.boolean(),
    /** Whether signed-in customers may pay when they get their order: a pickup, and a delivery in cash. */
    payAtCounter: z.boolean(),
    cashOnDelivery: z.boolean(),
    /** What the open orders of a customer that are paid so may cost together. */
    payLaterAmount: amount,
    /** Whether messages of the contact form are sent to the back office. */
    contactInbox: z.boolean(),
    ...unpaidLimits,
    openingMode: z.enum(OPENING_MODES),
    opensAt: clockTime,
    closesAt: clockTime,
    weeklyHours,
    holidays,
    upiId,
    upiPayeeName: nameText(60),
    storeLatitude: latitude,
    storeLongitude: longitude,
    gstin: z.string().regex(/^([0-9]{2}[A-Z0-9]{13})?$/, 'A GSTIN has 15 characters'),
    fssaiNumber: z.string().regex(/^([0-9]{14})?$/, 'An FSSAI number has 14 digits'),
  })
  .refine(isOrdered, ORDER)
  .superRefine(checkDistances);

const settingsUpdate = z
  .object({ ...settingsInput.shape, version: version.optional() })
  .refine(isOrdered, ORDER)
  .superRefine(checkDistances);

/** Texts may be older than the rules of what can be entered. */
export const storedSettings = z.object({
  ...settingsInput.shape,
  storeName: z.string(),
  storePhone: z.string(),
  storeAddress: z.string(),
  businessHours: z.string(),
  upiPayeeName: z.string(),
});

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

export type SettingsInput = z.infer<typeof settingsInput>;
export type Settings = z.infer<typeof settings>;

export const settingsContract = {
  read: call('public', 'GET /settings', 'Read the settings').output(settings),
  update: call('settings', 'PUT /settings', 'Change the settings')
    .errors(refusals('conflict'))
    .input(settingsUpdate)
    .output(settings),
};
