import { type BrowserEnvironment, browserEnvironment } from '../../device/browser-environment';
import type { LocateFailure } from '../../device/locate';
import { Notice } from '../../ui/notice';

/** Where the visitor can allow what was forbidden: each browser hides it elsewhere. */
const SETTINGS: Record<BrowserEnvironment, string> = {
  instagram: 'Instagram keeps your location from this page.',
  'in-app': 'This app keeps your location from this page.',
  'ios-safari':
    'Your iPhone keeps your location from this page. To allow it, open Settings, then Privacy & Security, Location Services, Safari Websites.',
  standard:
    'Your browser keeps your location from this page. To allow it, tap the symbol beside the address of this page and switch Location on.',
};

const WORDS: Record<Exclude<LocateFailure, 'stopped' | 'denied'>, string> = {
  unavailable: 'Your phone could not find where it is. Try near a window.',
  timeout: 'Finding your place took too long.',
  unsupported: 'This browser cannot tell where you are.',
};

/** Why no place was found, and what can be done without one. */
export function LocationFailure({ failure }: { failure: LocateFailure }) {
  if (failure === 'stopped') return null;
  const reason =
    failure === 'denied' ? SETTINGS[browserEnvironment(navigator.userAgent)] : WORDS[failure];
  return (
    <Notice kind="warning" role="alert">
      {reason} You can also choose your place on the map, or skip this below.
    </Notice>
  );
}
