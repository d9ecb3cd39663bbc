import type { Settings } from '../../shared/contract/shop/settings-contract';
import { SHOWN_DEFAULTS } from '../../shared/contract/shop/shown-defaults';
import { type Paise, rupeesToPaise } from '../../shared/domain/platform/money';
import { type DeliverySettings, deliverySettings } from '../../shared/domain/shop/delivery-terms';
import type { OrderingHours } from '../../shared/domain/shop/store-hours';
import { pick } from './pick';

const UNCHANGED = [
  'storeName',
  'storePhone',
  'storeEmail',
  'storeAddress',
  'businessHours',
  'cancelUnpaidAfterMinutes',
  'startsWhenPaid',
  'contactInbox',
  'upiId',
  'upiPayeeName',
  'upiIntent',
  'payAtCounter',
  'cashOnDelivery',
  'paysOnline',
  'gstin',
  'fssaiNumber',
] as const;

/** The owner's settings that pages need, with amounts in paise. */
export interface ShopSettings extends DeliverySettings, Pick<Settings, (typeof UNCHANGED)[number]> {
  hours: OrderingHours;
  /** What an order may cost that is paid when the customer gets it. */
  payLaterAmount: Paise;
}

/** The settings from which a page's are made. */
type WireSettings = Pick<
  Settings,
  (typeof UNCHANGED)[number] | keyof typeof SHOWN_DEFAULTS | 'paysOnline' | 'payLaterAmount'
>;

/** Converts rupees to paise. The server decides whether the shop is open (`isStoreOpen`). */
export function settingsFromWire(settings: WireSettings): ShopSettings {
  return {
    ...pick(settings, UNCHANGED),
    payLaterAmount: rupeesToPaise(settings.payLaterAmount),
    hours: pick(settings, ['opensAt', 'closesAt', 'weeklyHours', 'holidays']),
    ...deliverySettings(settings),
  };
}

/** The settings shown while the shop's cannot be loaded. They claim nothing about the owner. */
export const FALLBACK_SETTINGS = settingsFromWire({
  ...SHOWN_DEFAULTS,
  storePhone: '',
  storeAddress: '',
  storeEmail: '',
  cancelUnpaidAfterMinutes: null,
  startsWhenPaid: false,
  contactInbox: false,
  upiId: '',
  upiPayeeName: '',
  upiIntent: false,
  payAtCounter: false,
  cashOnDelivery: false,
  paysOnline: false,
  payLaterAmount: 0,
});
