import { ExternalLink } from 'lucide-react';
import {
  outsideZoneMessage,
  reachWords,
  savedAddressOutsideMessage,
} from '../../../../shared/domain/platform/delivery-reach';
import { formatRupees } from '../../../../shared/domain/platform/money';
import { deliveryTerms } from '../../../../shared/domain/shop/delivery-terms';
import {
  type Coordinates,
  type DeliveryZone,
  distanceKm,
  reachOf,
} from '../../../../shared/domain/shop/delivery-zone';
import { isInZone, isTooCoarse } from '../../../../shared/domain/shop/place-in-zone';
import { type BrowserEnvironment, browserEnvironment } from '../../../device/browser-environment';
import type { LocateFailure } from '../../../device/locate';
import type { LocationDetection } from '../../../device/use-location';
import { Notice } from '../../../ui/notice';
import { useShop } from '../../shop/shop-context';
import { distanceWords } from './address-words';

/** @param zone undefined where the page already says how far the cafe delivers. */
export function searchWords(detection: LocationDetection, zone?: DeliveryZone): string {
  if (detection.status === 'detecting') {
    return 'Your browser may ask to share your location. Please allow it.';
  }
  if (detection.status !== 'watching') {
    const help = 'Your location helps the rider find you.';
    return zone ? `We deliver ${reachWords(reachOf(zone), ' of our store')}. ${help}` : help;
  }
  return detection.accuracy === undefined
    ? 'Your phone is still looking. This can take half a minute.'
    : `We have your location to within about ${distanceWords(detection.accuracy / 1000)}. Getting closer can take half a minute.`;
}

const COARSE_FROM_M = 500;

interface PlaceFoundProps {
  place: Coordinates;
  /** Metres. */
  accuracy: number | null;
  /** Whether it is from a saved address, which was inside the zone when it was saved. */
  saved: boolean;
}

export function PlaceFound({ place, accuracy, saved }: PlaceFoundProps) {
  const { settings } = useShop();
  const { zone } = settings;
  if (isTooCoarse(zone, { ...place, accuracy })) return <CoarseFix accuracy={accuracy ?? 0} />;
  const distance = distanceWords(distanceKm(zone.store, place));
  const coarse =
    accuracy !== null && accuracy >= COARSE_FROM_M
      ? ` Your phone can only find it to within about ${distanceWords(accuracy / 1000)}.`
      : '';
  if (isInZone(zone, place)) {
    const { area, feeRule, minOrderAmount } = deliveryTerms(settings, place);
    return (
      <Notice kind="success" role="status">
        We deliver here: {distance} from our store.{coarse}
        {area && (
          <span className="block">
            {area.name}: delivery {formatRupees(feeRule.deliveryFee)}
            {minOrderAmount > 0 && `, orders from ${formatRupees(minOrderAmount)}`}.
          </span>
        )}
      </Notice>
    );
  }
  return (
    <Notice kind="error" role="alert">
      {(saved ? savedAddressOutsideMessage : outsideZoneMessage)(reachOf(zone))} This location is{' '}
      {distance} away.{coarse}
    </Notice>
  );
}

/** @param accuracy metres. */
export function CoarseFix({ accuracy }: { accuracy: number }) {
  return (
    <Notice kind="warning" role="alert">
      Your phone can only find you to within about {distanceWords(accuracy / 1000)}. Please choose
      your door on the map.
    </Notice>
  );
}

const SETTINGS: Record<BrowserEnvironment, string> = {
  instagram: 'Instagram does not share your location with this page.',
  'in-app': 'This app does not share your location with this page.',
  'ios-safari':
    'Location is off for this site. Turn it on in Settings, under Privacy & Security, Location Services, Safari Websites.',
  standard: 'Location is off for this site. Turn it on beside the web address.',
};

const WORDS: Record<Exclude<LocateFailure, 'stopped' | 'denied'>, string> = {
  unavailable: 'Your phone could not find its location. Try near a window.',
  timeout: 'Finding your location took too long.',
  unsupported: 'This browser cannot find your location.',
};

export function LocationFailure({ failure }: { failure: LocateFailure }) {
  if (failure === 'stopped') return null;
  const reason =
    failure === 'denied' ? SETTINGS[browserEnvironment(navigator.userAgent)] : WORDS[failure];
  return (
    <Notice kind="warning" role="alert">
      {reason} You can also choose on the map, or continue without it.
    </Notice>
  );
}

/** How to leave an in-app browser: a link on Android, instructions elsewhere. */
export function OpenInBrowser() {
  if (!/Android/.test(navigator.userAgent)) {
    return (
      <p className="text-sm text-ink-soft">
        Apps often hide your location. Tap <span aria-hidden>⋯</span>
        <span className="sr-only">the menu of the app</span> and choose ‘Open in browser’.
      </p>
    );
  }
  const { host, pathname, search, protocol } = location;
  const target = `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};action=android.intent.action.VIEW;end`;
  return (
    <p className="text-sm text-ink-soft">
      Apps often hide your location.{' '}
      <a
        href={target}
        className="inline-flex min-h-11 items-center gap-1 text-base font-semibold text-hill underline"
      >
        Open in browser
        <ExternalLink aria-hidden className="size-4" />
      </a>
    </p>
  );
}
