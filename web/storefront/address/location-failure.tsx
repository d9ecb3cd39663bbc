import { type BrowserEnvironment, browserEnvironment } from '../../device/browser-environment';
import type { LocateFailure } from '../../device/locate';
import { Notice } from '../../ui/notice';

/** Where the visitor can allow the location again: it is in another place in each browser. */
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

/** Why no location was found, and what can be done without one. */
export function LocationFailure({ failure }: { failure: LocateFailure }) {
  if (failure === 'stopped') return null;
  const reason =
    failure === 'denied' ? SETTINGS[browserEnvironment(navigator.userAgent)] : WORDS[failure];
  return (
    <Notice kind="warning" role="alert">
      {reason} You can also choose on the map, or continue without it below.
    </Notice>
  );
}
