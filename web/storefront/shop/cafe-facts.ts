/** Facts of the cafe that are no setting of the owner (spec §2). */

/** When the cafe delivers, every day. */
export const DELIVERY_HOURS = '10:00am-7:30pm';

/** What guests post from here. */
export const SOCIAL_URL = 'https://www.instagram.com/explore/tags/ravangla/';

/** The directions of the phone's own maps app, or of a maps site. */
export function directionsUrl({
  latitude,
  longitude,
}: {
  latitude: number;
  longitude: number;
}): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}

/** Several numbers may stand in the one field, '+91 98320 00000, 03595 260 000', or words alone. */
export function phoneNumbers(storePhone: string): { shown: string; href: string }[] {
  return storePhone
    .split(/[,;/]/)
    .map((number) => number.trim())
    .filter((number) => /\d/.test(number))
    .map((shown) => ({ shown, href: `tel:${shown.replace(/[^+0-9]/g, '')}` }));
}
