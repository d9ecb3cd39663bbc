import type { SettingsInput } from '../../shared/contract/settings-contract';
import { SETTINGS_DEFAULTS } from '../../shared/contract/settings-defaults';
import type { DeliveryZone } from '../../shared/domain/delivery-zone';
import { type Paise, rupeesToPaise } from '../../shared/domain/money';
import type { DeliveryFeeRule } from '../../shared/domain/pricing';
import type { OrderingHours } from '../../shared/domain/store-hours';

/** The owner's settings that pages need, with amounts in paise. */
export interface ShopSettings {
  storeName: string;
  storePhone: string;
  storeEmail: string;
  storeAddress: string;
  businessHours: string;
  hours: OrderingHours;
  zone: DeliveryZone;
  feeRule: DeliveryFeeRule;
  /** The minimum subtotal of an order. */
  minOrderAmount: Paise;
  /** When an order that is neither paid nor accepted is cancelled; null: never. */
  cancelUnpaidAfterMinutes: number | null;
  upiId: string;
  upiPayeeName: string;
  gstin: string;
  fssaiNumber: string;
}

/** Converts rupees to paise. The server decides whether the shop is open (`isStoreOpen`). */
export function settingsFromWire(settings: SettingsInput): ShopSettings {
  return {
    storeName: settings.storeName,
    storePhone: settings.storePhone,
    storeEmail: settings.storeEmail,
    storeAddress: settings.storeAddress,
    businessHours: settings.businessHours,
    hours: { opensAt: settings.opensAt, closesAt: settings.closesAt },
    zone: {
      store: { latitude: settings.storeLatitude, longitude: settings.storeLongitude },
      radiusKm: settings.deliveryRadius,
    },
    feeRule: {
      deliveryFee: rupeesToPaise(settings.deliveryFee),
      reducedDeliveryFee: rupeesToPaise(settings.reducedDeliveryFee),
      reducedDeliveryFeeFrom: rupeesToPaise(settings.reducedDeliveryFeeFrom),
    },
    minOrderAmount: rupeesToPaise(settings.minOrderAmount),
    cancelUnpaidAfterMinutes: settings.cancelUnpaidAfterMinutes,
    upiId: settings.upiId,
    upiPayeeName: settings.upiPayeeName,
    gstin: settings.gstin,
    fssaiNumber: settings.fssaiNumber,
  };
}

/** The settings shown while the shop's cannot be loaded. They claim nothing about the owner. */
export const FALLBACK_SETTINGS = settingsFromWire({
  ...SETTINGS_DEFAULTS,
  storeName: 'Maenam',
  storePhone: '',
  storeEmail: '',
  cancelUnpaidAfterMinutes: null,
});
