import { ExternalLink } from 'lucide-react';
import { reachInputs } from '../../../../shared/domain/platform/delivery-reach';
import { formatRupees } from '../../../../shared/domain/platform/money';
import {
  outsideZoneMessage,
  savedAddressOutsideMessage,
} from '../../../../shared/domain/platform/outside-zone';
import { deliveryTerms } from '../../../../shared/domain/shop/delivery-terms';
import {
  type Coordinates,
  type DeliveryZone,
  distanceKm,
  reachOf,
} from '../../../../shared/domain/shop/delivery-zone';
import { isInZone, isTooCoarse } from '../../../../shared/domain/shop/place-in-zone';
import { m } from '../../../../shared/messages/compiled/messages';
import { type BrowserEnvironment, browserEnvironment } from '../../../device/browser-environment';
import type { LocateFailure } from '../../../device/locate';
import type { LocationDetection } from '../../../device/use-location';
import { Notice } from '../../../ui/notice';
import { withElements } from '../../../ui/with-elements';
import { useShop } from '../../shop/shop-context';
import { distanceWords } from './address-words';

/** @param zone undefined where the page already says how far the cafe delivers. */
export function searchWords(detection: LocationDetection, zone?: DeliveryZone): string {
  if (detection.status === 'detecting') return m.location_allow();
  if (detection.status !== 'watching') {
    return zone ? m.location_reach_and_why(reachInputs(reachOf(zone))) : m.location_helps();
  }
  return detection.accuracy === undefined
    ? m.location_still_looking()
    : m.location_known_within({ distance: distanceWords(detection.accuracy / 1000) });
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
      ? ` ${m.location_coarse({ distance: distanceWords(accuracy / 1000) })}`
      : '';
  if (isInZone(zone, place)) {
    const { area, feeRule, minOrderAmount } = deliveryTerms(settings, place);
    const terms = { area: area?.name ?? '', fee: formatRupees(feeRule.deliveryFee) };
    return (
      <Notice kind="success" role="status">
        {m.location_in_zone({ distance })}
        {coarse}
        {area && (
          <span className="block">
            {minOrderAmount > 0
              ? m.location_area_terms_from({ ...terms, minimum: formatRupees(minOrderAmount) })
              : m.location_area_terms(terms)}
          </span>
        )}
      </Notice>
    );
  }
  return (
    <Notice kind="error" role="alert">
      {(saved ? savedAddressOutsideMessage : outsideZoneMessage)(reachOf(zone))}{' '}
      {m.location_away({ distance })}
      {coarse}
    </Notice>
  );
}

/** @param accuracy metres. */
export function CoarseFix({ accuracy }: { accuracy: number }) {
  return (
    <Notice kind="warning" role="alert">
      {m.location_too_coarse({ distance: distanceWords(accuracy / 1000) })}
    </Notice>
  );
}

const SETTINGS: Record<BrowserEnvironment, () => string> = {
  instagram: () => m.location_off_instagram(),
  'in-app': () => m.location_off_in_app(),
  'ios-safari': () => m.location_off_iphone(),
  standard: () => m.location_off(),
};

const WORDS: Record<Exclude<LocateFailure, 'stopped' | 'denied'>, () => string> = {
  unavailable: () => m.location_unavailable(),
  timeout: () => m.location_timeout(),
  unsupported: () => m.location_unsupported(),
};

export function LocationFailure({ failure }: { failure: LocateFailure }) {
  if (failure === 'stopped') return null;
  const reason =
    failure === 'denied' ? SETTINGS[browserEnvironment(navigator.userAgent)] : WORDS[failure];
  return (
    <Notice kind="warning" role="alert">
      {reason()} {m.location_other_ways()}
    </Notice>
  );
}

/** How to leave an in-app browser: a link on Android, instructions elsewhere. */
export function OpenInBrowser() {
  if (!/Android/.test(navigator.userAgent)) {
    return (
      <p className="text-sm text-ink-soft">
        {withElements(m.location_apps_hide_how, {
          menu: (
            <>
              <span aria-hidden>⋯</span>
              <span className="sr-only">{m.location_app_menu()}</span>
            </>
          ),
        })}
      </p>
    );
  }
  const { host, pathname, search, protocol } = location;
  const target = `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};action=android.intent.action.VIEW;end`;
  return (
    <p className="text-sm text-ink-soft">
      {m.location_apps_hide()}{' '}
      <a
        href={target}
        className="inline-flex min-h-11 items-center gap-1 text-base font-semibold text-hill underline"
      >
        {m.location_open_in_browser()}
        <ExternalLink aria-hidden className="size-4" />
      </a>
    </p>
  );
}
