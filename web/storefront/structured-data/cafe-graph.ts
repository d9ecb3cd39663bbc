import { ADDRESS_DEFAULTS } from '../../../shared/domain/address';
import type { OrderingHours } from '../../../shared/domain/store-hours';
import share from '../../brand/share.png';
import { phoneNumbers } from '../shop/cafe-facts';
import type { Shop } from '../shop/load-shop';

export type Thing = Readonly<Record<string, unknown>>;

export function cafeId(origin: string): string {
  return `${origin}/#cafe`;
}

/** The cafe as schema.org's Restaurant. The origin has no trailing slash. */
export function cafeThing({ settings, categories }: Shop, origin: string): Thing {
  const { storeName, storeEmail, zone, hours } = settings;
  const { days, opens, closes } = openDays(settings.businessHours, hours);
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
    address: postalAddress(settings.storeAddress),
    geo: point,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    },
    hasMenu: `${origin}/menu`,
    servesCuisine: categories?.map(({ name }) => name),
    currenciesAccepted: 'INR',
    paymentAccepted: 'UPI',
    acceptsReservations: false,
    areaServed: {
      '@type': 'GeoCircle',
      geoMidpoint: point,
      geoRadius: zone.radiusKm * 1000,
    },
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

/** The owner's one-line address, completed with the defaults of the cafe's town. */
function postalAddress(line: string): Thing {
  const { city, state, zipCode } = ADDRESS_DEFAULTS;
  const parts = line.split(',').map((part) => part.trim());
  const cityAt = parts.findIndex((part) => part.toLowerCase().startsWith(city.toLowerCase()));
  return {
    '@type': 'PostalAddress',
    streetAddress: cityAt > 0 ? parts.slice(0, cityAt).join(', ') : line,
    addressLocality: city,
    addressRegion: state,
    postalCode: /\b[1-9]\d{5}\b/.exec(line)?.[0] ?? zipCode,
    addressCountry: 'IN',
  };
}

const DAY_NAMES = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
const DAYS = DAY_NAMES.map((name) => name.slice(0, 3));

const TIME = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*([ap]m)`;
const DASH = String.raw`\s*(?:-|–|to)\s*`;
const WORDS = new RegExp(
  `^(${DAYS.join('|')})[a-z]*${DASH}(${DAYS.join('|')})[a-z]*[\\s,:]+${TIME}${DASH}${TIME}$`,
  'i',
);

/**
 * Parses 'Mon-Sun 9:30am-7:40pm' to days and `HH:MM` in Asia/Kolkata. A line of another format gives
 * the ordering hours on every day.
 */
export function openDays(businessHours: string, ordering: OrderingHours) {
  const match = WORDS.exec(businessHours.trim());
  if (!match) return { days: DAY_NAMES, opens: ordering.opensAt, closes: ordering.closesAt };
  const [, first, last, ...times] = match;
  const from = dayNumber(first);
  const count = ((dayNumber(last) - from + DAYS.length) % DAYS.length) + 1;
  return {
    days: DAY_NAMES.filter((_, day) => (day - from + DAYS.length) % DAYS.length < count),
    opens: clockTime(times[0], times[1], times[2]),
    closes: clockTime(times[3], times[4], times[5]),
  };
}

function dayNumber(word = ''): number {
  return DAYS.findIndex((day) => day.toLowerCase() === word.toLowerCase());
}

function clockTime(hour = '', minute = '00', half = ''): string {
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
