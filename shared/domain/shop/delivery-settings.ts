import { type Paise, rupeesToPaise } from '../platform/money';
import type { DeliveryArea, DeliveryZone } from './delivery-zone';

/** The owner's fee settings; the defaults are ₹20, and ₹10 from ₹499 (shop rule 2). */
export interface DeliveryFeeRule {
  deliveryFee: Paise;
  reducedDeliveryFee: Paise;
  /** Item subtotal from which the reduced fee applies. */
  reducedDeliveryFeeFrom: Paise;
}

/** The owner's settings of deliveries, as the API has them: all amounts in rupees. */
interface WireDelivery {
  storeLatitude: number;
  storeLongitude: number;
  deliveryRadius: number;
  deliversOutsideZone: boolean;
  deliveryAreas: readonly DeliveryArea[];
  deliveryFee: number;
  reducedDeliveryFee: number;
  reducedDeliveryFeeFrom: number;
  minOrderAmount: number;
  minDeliveryAmount: number;
}

export interface DeliverySettings {
  zone: DeliveryZone;
  feeRule: DeliveryFeeRule;
  minOrderAmount: Paise;
  /** For deliveries outside the drawn areas, if it is above the minimum of all orders. */
  minDeliveryAmount: Paise;
}

export function deliverySettings(settings: WireDelivery): DeliverySettings {
  return {
    zone: {
      store: { latitude: settings.storeLatitude, longitude: settings.storeLongitude },
      radiusKm: settings.deliveryRadius,
      areas: settings.deliveryAreas.map((area) => ({
        ...area,
        deliveryFee: rupeesToPaise(area.deliveryFee),
        minOrderAmount: rupeesToPaise(area.minOrderAmount),
      })),
      allowsOutside: settings.deliversOutsideZone,
    },
    feeRule: {
      deliveryFee: rupeesToPaise(settings.deliveryFee),
      reducedDeliveryFee: rupeesToPaise(settings.reducedDeliveryFee),
      reducedDeliveryFeeFrom: rupeesToPaise(settings.reducedDeliveryFeeFrom),
    },
    minOrderAmount: rupeesToPaise(settings.minOrderAmount),
    minDeliveryAmount: rupeesToPaise(settings.minDeliveryAmount),
  };
}
