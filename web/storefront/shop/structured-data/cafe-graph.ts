import type { Content } from '../../../../shared/contract/shop/content-contract';
import type { DeliveryZone } from '../../../../shared/domain/shop/delivery-zone';
import { phoneNumbers } from '../cafe-facts';
import type { Shop } from '../load-shop';
import { openingHours } from './opening-hours';

export type Thing = Readonly<Record<string, unknown>>;

export function cafeId(origin: string): string {
  return `${origin}/#cafe`;
}

/** The cafe as schema.org's Restaurant. The origin has no trailing slash. */
export function cafeThing(
  { settings, content, categories }: Shop,
  origin: string,
  share: string,
): Thing {
  const { storeName, storeEmail, storeAddress, zone, confirmed } = settings;
  const point = { '@type': 'GeoCoordinates', ...zone.store };
  const [phone] = phoneNumbers(settings.storePhone);
  return {
    '@type': 'Restaurant',
    '@id': cafeId(origin),
    name: storeName,
    url: `${origin}/`,
    image: `${origin}${share}`,
    telephone: phone?.href.replace('tel:', ''),
    email: storeEmail || undefined,
    address: storeAddress ? postalAddress(storeAddress, content) : undefined,
    geo: confirmed.place ? point : undefined,
    ...(confirmed.hours && openingHours(settings.businessHours, settings.hours)),
    hasMenu: `${origin}/menu`,
    servesCuisine: categories?.map(({ name }) => name),
    currenciesAccepted: 'INR',
    paymentAccepted: 'UPI',
    acceptsReservations: false,
    areaServed: confirmed.place ? areasServed(zone) : undefined,
    potentialAction: {
      '@type': 'OrderAction',
      target: `${origin}/menu`,
      deliveryMethod: [
        'http://purl.org/goodrelations/v1#DeliveryModeOwnFleet',
        'http://purl.org/goodrelations/v1#DeliveryModePickUp',
      ],
    },
  };
}

/** The circle, which a shop that delivers to drawn areas only does not have, and the areas. */
function areasServed({ store, radiusKm, areas = [] }: DeliveryZone): Thing[] {
  const circle = {
    '@type': 'GeoCircle',
    geoMidpoint: { '@type': 'GeoCoordinates', ...store },
    geoRadius: radiusKm * 1000,
  };
  const shapes = areas.map(({ name, corners }) => ({
    '@type': 'GeoShape',
    name,
    // The last point repeats the first.
    polygon: [...corners, ...corners.slice(0, 1)].map((corner) => corner.join(' ')).join(' '),
  }));
  return radiusKm > 0 ? [circle, ...shapes] : shapes;
}

/** The owner's one-line address. City and state are the owner's, too, if the line names the city. */
export function postalAddress(line: string, content: Content | undefined): Thing {
  const city = content?.addressCity.toLowerCase();
  const parts = line.split(',').map((part) => part.trim());
  const cityAt = city ? parts.findIndex((part) => part.toLowerCase().includes(city)) : -1;
  const isInCity = cityAt >= 0;
  return {
    '@type': 'PostalAddress',
    streetAddress: cityAt > 0 ? parts.slice(0, cityAt).join(', ') : line,
    addressLocality: isInCity ? content?.addressCity : undefined,
    addressRegion: isInCity ? content?.addressState : undefined,
    postalCode:
      /\b[1-9]\d{5}\b/.exec(line)?.[0] ?? (isInCity ? content?.addressPinCode : undefined),
    addressCountry: 'IN',
  };
}
