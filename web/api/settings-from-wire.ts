import type { Settings } from '../../shared/contract/settings-contract';
import type { DeliveryZone } from '../../shared/domain/delivery-zone';
import { type Paise, rupeesToPaise } from '../../shared/domain/money';
import type { DeliveryFeeRule } from '../../shared/domain/pricing';
import type { OrderingHours } from '../../shared/domain/store-hours';

/** What the pages need of the owner's settings, amounts in paise. */
export interface ShopSettings {
  storeName: string;
  storePhone: string;
  storeEmail: string;
  storeAddress: string;
  businessHours: string;
  hours: OrderingHours;
  zone: DeliveryZone;
  feeRule: DeliveryFeeRule;
  /** Smallest subtotal of an order. */
  minOrderAmount: Paise;
  /** Percent contained in the prices. */
  taxRate: number;
  upiId: string;
  upiPayeeName: string;
  gstin: string;
  fssaiNumber: string;
}

/** What holds while the settings cannot be read: spec §9, and no claim about the owner. */
export const FALLBACK_SETTINGS: ShopSettings = {
  storeName: 'Maenam',
  storePhone: '',
  storeEmail: '',
  storeAddress: 'Ravangla, Sikkim 737139',
  businessHours: 'Mon-Sun 9:30am-7:40pm',
  hours: { opensAt: '10:00', closesAt: '19:40' },
  zone: { store: { latitude: 27.307, longitude: 88.366 }, radiusKm: 5 },
  feeRule: { deliveryFee: 2000, reducedDeliveryFee: 1000, reducedDeliveryFeeFrom: 49900 },
  minOrderAmount: 0,
  taxRate: 0,
  upiId: '',
  upiPayeeName: '',
  gstin: '',
  fssaiNumber: '',
};

/** Rupees become paise here. Whether the shop is open stays the server's word, `isStoreOpen`. */
export function settingsFromWire(settings: Settings): ShopSettings {
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
    taxRate: settings.taxRate,
    upiId: settings.upiId,
    upiPayeeName: settings.upiPayeeName,
    gstin: settings.gstin,
    fssaiNumber: settings.fssaiNumber,
  };
}
