import type { Coordinates } from '../../../shared/domain/shop/delivery-zone';

export function directionsUrl({ latitude, longitude }: Coordinates): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}

/** 'Corner Cafe, 12 Main Bazaar'; without the address while the owner has not given it. */
export function nameAndAddress({
  storeName,
  storeAddress,
}: Record<'storeName' | 'storeAddress', string>) {
  return [storeName, storeAddress].filter(Boolean).join(', ');
}

/** The field may contain several numbers, '+91 98320 00000, 03595 260 000', or only text. */
export function phoneNumbers(storePhone: string): { shown: string; href: string }[] {
  return storePhone
    .split(/[,;/]/)
    .map((number) => number.trim())
    .filter((number) => /\d/.test(number))
    .map((shown) => ({ shown, href: `tel:${shown.replace(/[^+0-9]/g, '')}` }));
}
