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

/** Between numbers: '+91 98320 00000, 03595 260 000', also with a slash or 'or'. */
const BETWEEN_NUMBERS = /[,;/|]|\s(?:or|and|&)\s|\s(?=\+)/i;

/** The field may contain several numbers, with names and extensions, or only text. */
export function phoneNumbers(storePhone: string): { shown: string; href: string }[] {
  return storePhone.split(BETWEEN_NUMBERS).flatMap((part) => {
    const number = /\+*[0-9()\s.–-]*[0-9][0-9()\s.–-]*/.exec(part)?.[0];
    if (number === undefined) return [];
    return { shown: part.trim(), href: `tel:${number.replace(/[^+0-9]/g, '')}` };
  });
}
