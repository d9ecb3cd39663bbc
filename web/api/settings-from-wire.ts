import type { Settings } from '../../shared/contract/shop/settings-contract';
import { SHOWN_DEFAULTS } from '../../shared/contract/shop/shown-defaults';
import { type Paise, rupeesToPaise } from '../../shared/domain/platform/money';
import {
  type DeliverySettings,
  deliverySettings,
} from '../../shared/domain/shop/delivery-settings';
import type { OrderingHours } from '../../shared/domain/shop/store-hours';
import { omit, pick } from './pick';

const HOURS = ['opensAt', 'closesAt', 'weeklyHours', 'holidays'] as const;

/** What pages have in another form: amounts in paise, a zone. */
const CONVERTED = [
  ...HOURS,
  'storeLatitude',
  'storeLongitude',
  'deliveryRadius',
  'deliversOutsideZone',
  'deliveryAreas',
  'deliveryFee',
  'reducedDeliveryFee',
  'reducedDeliveryFeeFrom',
  'minOrderAmount',
  'minDeliveryAmount',
  'payLaterAmount',
] as const;

/** What of the settings changes by itself, or by staff, during a day. */
export const OPENING_FACTS = [
  'isStoreOpen',
  'closing',
  'busyMinutes',
  'noDelivery',
  'areaPauses',
  'readyWindow',
  'takesLaterOrders',
  'laterFrom',
  'soldOutOptions',
] as const;

const OF_THE_MOMENT = [...OPENING_FACTS, 'nextOpeningChange', 'version'] as const;

/** What pages show while the shop's settings cannot be loaded. It claims nothing about the owner. */
const FALLBACK = {
  ...SHOWN_DEFAULTS,
  storePhone: '',
  storeAddress: '',
  storeEmail: '',
  cancelUnpaidAfterMinutes: null,
  upiId: '',
  upiPayeeName: '',
  payLaterAmount: 0,
  paysOnline: false,
  confirmed: { hours: false, place: false },
};

type Named = keyof typeof FALLBACK;

/** The API's settings; those that the fallback does not name are undefined while they are not known. */
type WireSettings = Pick<Settings, Named> & {
  [Name in Exclude<keyof Settings, Named>]?: Settings[Name] | undefined;
};

/** The owner's settings, with amounts in paise. A switch that is undefined counts as off. */
export type ShopSettings = DeliverySettings &
  Omit<WireSettings, (typeof CONVERTED | typeof OF_THE_MOMENT)[number]> & {
    hours: OrderingHours;
    /** What an order may cost that is paid when the customer gets it. */
    payLaterAmount: Paise;
  };

/** Converts rupees to paise. The server decides whether the shop is open (`isStoreOpen`). */
export function settingsFromWire(settings: WireSettings): ShopSettings {
  return {
    ...omit(settings, [...CONVERTED, ...OF_THE_MOMENT]),
    payLaterAmount: rupeesToPaise(settings.payLaterAmount),
    hours: pick(settings, HOURS),
    ...deliverySettings(settings),
  };
}

export const FALLBACK_SETTINGS = settingsFromWire(FALLBACK);
