import type { LocationDetection } from '../../device/use-location';
import { distanceWords } from './address-words';

interface PlaceSoughtProps {
  detection: LocationDetection;
  radiusKm: number;
}

/** As long as no place is known: why we ask, or how far the search is. */
export function PlaceSought({ detection, radiusKm }: PlaceSoughtProps) {
  return (
    <p role="status" className="text-sm text-ink-soft">
      {words(detection) ??
        `We deliver within ${radiusKm} km of our store. Your location helps the rider find you.`}
    </p>
  );
}

function words(detection: LocationDetection): string | undefined {
  if (detection.status === 'detecting') {
    return 'Your browser may ask to share your location. Please allow it.';
  }
  if (detection.status !== 'watching') return undefined;
  return detection.accuracy === undefined
    ? 'Your phone is still looking. This can take half a minute.'
    : `We know your location to about ${distanceWords(detection.accuracy / 1000)}, and look for a better one for up to half a minute.`;
}
