import { LocateFixed, Map as MapSheet } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Coordinates } from '../../../../shared/domain/shop/delivery-zone';
import { isInZone, isTooCoarse } from '../../../../shared/domain/shop/place-in-zone';
import { m } from '../../../../shared/messages/compiled/messages';
import { browserEnvironment, isInsideApp } from '../../../device/browser-environment';
import { type LocationDetection, useLocation } from '../../../device/use-location';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/checkbox-field';
import { useClosedByBack } from '../../../ui/closed-by-back';
import { useShop } from '../../shop/shop-context';
import { Failure } from '../../shop/use-attempt';
import { type AddressDraft, isPlaceRuledOut, isPlaceTooCoarse } from './address-draft';
import { AddressMap } from './address-map';
import {
  CoarseFix,
  LocationFailure,
  OpenInBrowser,
  PlaceFound,
  searchWords,
} from './location-messages';

interface LocationFieldProps {
  draft: AddressDraft;
  onChange: (change: Partial<AddressDraft>) => void;
  problem: string | undefined;
  savedPlace: Coordinates | null;
  /** Whether to say how far the cafe delivers. The checkout does so itself. */
  saysReach: boolean;
  /** Called when the visitor has chosen a location on the map and goes on with the address. */
  onDone: () => void;
}

/** Offers the skip after an error, outside the zone, or when the form was refused (storefront rule 13). */
export function LocationField(props: LocationFieldProps) {
  const { draft, onChange, problem, savedPlace, saysReach, onDone } = props;
  const { zone } = useShop().settings;
  const { detection, detect, forget } = useLocation();
  const [mapShown, setMapShown] = useState(false);
  useClosedByBack(mapShown, () => setMapShown(false));
  const { status } = detection;
  const searching = status === 'detecting' || status === 'watching';
  // After a denial there is no second prompt; the map and the checkbox remain.
  const mayAsk = !(status === 'error' && detection.failure === 'denied');

  /** A location in the zone needs no skipped check. */
  const setPlace = (place: Coordinates, accuracy: number | null) => {
    const skipped = draft.skipLocationVerification && !isInZone(zone, place);
    onChange({ place, accuracy, skipLocationVerification: skipped });
  };
  const found = useEffectEvent(() => {
    if (detection.status !== 'success') return;
    const { latitude, longitude, accuracy } = detection.fix;
    if (isTooCoarse(zone, detection.fix)) return setMapShown(true);
    setPlace({ latitude, longitude }, accuracy);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each detection is taken over once
  useEffect(() => found(), [detection]);

  /** A pin set by the visitor replaces the phone's location; its accuracy is unknown. */
  const placePin = (place: Coordinates) => {
    forget();
    setPlace(place, null);
  };

  const coarseFix =
    detection.status === 'success' && isTooCoarse(zone, detection.fix) ? detection.fix : undefined;
  const ruledOut = isPlaceRuledOut(draft, zone);
  const outside = draft.place !== null && !isInZone(zone, draft.place);
  const failed = status === 'error' || coarseFix !== undefined;
  const needsSkip = draft.skipLocationVerification || failed || outside || problem !== undefined;
  // Once shown, it stays until the location is known.
  const [offersSkip, setOffersSkip] = useState(needsSkip);
  const isSettled =
    draft.place !== null &&
    !outside &&
    !isPlaceTooCoarse(draft, zone) &&
    !draft.skipLocationVerification;
  if (offersSkip !== (needsSkip || (offersSkip && !isSettled))) setOffersSkip(!offersSkip);
  const focusHere = problem === undefined ? undefined : '';

  // Shown below the map, so that the map does not move while the visitor drags the pin.
  const news = (
    <>
      {coarseFix ? (
        <CoarseFix accuracy={coarseFix.accuracy} />
      ) : draft.place && !searching ? (
        <PlaceFound
          place={draft.place}
          accuracy={draft.accuracy}
          saved={draft.place === savedPlace}
        />
      ) : (
        <p role="status" className="text-sm text-ink-soft">
          {searchWords(detection, saysReach ? zone : undefined)}
        </p>
      )}
      {status === 'error' && <LocationFailure failure={detection.failure} />}
    </>
  );

  return (
    <div className="rounded-lg bg-sunken p-4">
      {/* The panel is around it, because a legend stands above its fieldset's padding. */}
      <fieldset>
        <legend className="mb-3 font-semibold">{m.location_title()}</legend>
        <div className="flex flex-col gap-3">
          {!mapShown && news}
          {isInsideApp(browserEnvironment(navigator.userAgent)) && <OpenInBrowser />}
          <div className="flex flex-wrap gap-2">
            {mayAsk && (
              <Button
                variant="quiet"
                onClick={detect}
                busy={searching}
                data-problem={focusHere}
                className="flex-1 whitespace-nowrap large-text:whitespace-normal large-text:[&_svg]:hidden"
              >
                {!searching && <LocateFixed aria-hidden className="size-5" />}
                {buttonWords(status, draft.place !== null)}
              </Button>
            )}
            {!mapShown && (
              <Button
                variant="quiet"
                onClick={() => setMapShown(true)}
                data-problem={focusHere}
                className="flex-1 whitespace-nowrap large-text:whitespace-normal large-text:[&_svg]:hidden"
              >
                <MapSheet aria-hidden className="size-5" />
                {m.location_choose_on_map()}
              </Button>
            )}
          </div>
          {mapShown && (
            <AddressMap
              place={draft.place}
              onPlace={placePin}
              isRuledOut={ruledOut}
              onConfirm={() => {
                setMapShown(false);
                onDone();
              }}
            />
          )}
          {mapShown && news}
          {!outside && !draft.skipLocationVerification && <Failure message={problem} />}
          {offersSkip && (
            <CheckboxField
              label={m.location_skip()}
              hint={ruledOut ? m.location_ruled_out() : m.location_skip_hint()}
              data-problem={focusHere}
              disabled={ruledOut}
              checked={draft.skipLocationVerification && !ruledOut}
              onChange={(event) => onChange({ skipLocationVerification: event.target.checked })}
            />
          )}
        </div>
      </fieldset>
    </div>
  );
}

function buttonWords(status: LocationDetection['status'], placed: boolean): string {
  if (status === 'detecting') return m.location_finding();
  if (status === 'watching') return m.location_looking_closer();
  if (status === 'error') return m.page_try_again();
  return placed ? m.location_detect_again() : m.location_detect();
}
