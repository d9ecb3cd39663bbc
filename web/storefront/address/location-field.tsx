import { LocateFixed } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { areCoordinates, type DeliveryZone, isInZone } from '../../../shared/domain/delivery-zone';
import { useLocation } from '../../device/use-location';
import { Button } from '../../ui/button';
import { CheckboxField } from '../../ui/checkbox-field';
import { Notice } from '../../ui/notice';
import type { AddressDraft } from './address-draft';
import { LocationFailure } from './location-failure';
import { PlaceFound } from './place-found';

interface LocationFieldProps {
  draft: AddressDraft;
  onChange: (change: Partial<AddressDraft>) => void;
  /** Why the form was not taken, after a try to submit it. */
  problem: string | undefined;
  zone: DeliveryZone;
}

/**
 * Detects where an address is, when asked to, and says whether the shop delivers there. The tick
 * to skip it appears after an error, outside the zone, or when the form was held back by it (spec §2).
 */
export function LocationField({ draft, onChange, problem, zone }: LocationFieldProps) {
  const { detection, detect } = useLocation();
  const { status } = detection;
  const searching = status === 'detecting' || status === 'watching';

  const found = useEffectEvent(() => {
    if (detection.status !== 'success') return;
    const { latitude, longitude, accuracy } = detection.fix;
    if (areCoordinates(detection.fix)) onChange({ place: { latitude, longitude }, accuracy });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each detection is taken over once
  useEffect(() => found(), [detection]);

  const outside = draft.place !== null && !isInZone(zone, draft.place);
  const offersSkip =
    draft.skipLocationVerification || status === 'error' || outside || problem !== undefined;

  return (
    <fieldset className="flex flex-col gap-3 rounded-lg bg-sunken p-4">
      <legend className="float-left mb-2 w-full font-semibold">Location</legend>
      {draft.place && !searching ? (
        <PlaceFound place={draft.place} accuracy={draft.accuracy} zone={zone} />
      ) : (
        <p className="text-sm text-ink-soft">
          We deliver within {zone.radiusKm} km of our store. Your place tells the rider where to go.
        </p>
      )}
      {status === 'error' && <LocationFailure failure={detection.failure} />}
      <Button
        variant="quiet"
        onClick={detect}
        busy={searching}
        data-problem={problem === undefined ? undefined : ''}
      >
        {!searching && <LocateFixed aria-hidden className="size-5" />}
        <span aria-live="polite">{buttonWords(status, draft.place !== null)}</span>
      </Button>
      {problem !== undefined && !outside && !draft.skipLocationVerification && (
        <Notice kind="error" role="alert">
          {problem}
        </Notice>
      )}
      {offersSkip && (
        <CheckboxField
          label="Skip location verification"
          hint="We may call you to find the place."
          checked={draft.skipLocationVerification}
          onChange={(event) => onChange({ skipLocationVerification: event.target.checked })}
        />
      )}
    </fieldset>
  );
}

function buttonWords(
  status: 'idle' | 'detecting' | 'watching' | 'success' | 'error',
  placed: boolean,
): string {
  if (status === 'detecting') return 'Finding your place…';
  if (status === 'watching') return 'Looking closer…';
  if (status === 'error') return 'Try again';
  return placed ? 'Detect again' : 'Detect my location';
}
