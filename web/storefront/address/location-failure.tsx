import { browserEnvironment, isInsideApp } from '../../device/browser-environment';
import type { LocateFailure } from '../../device/locate';
import { Notice } from '../../ui/notice';

const WORDS: Record<Exclude<LocateFailure, 'stopped'>, string> = {
  denied:
    'Your browser keeps your location from this page. You can allow it in the settings of the browser or the phone, or skip this below.',
  unavailable: 'Your phone could not find where it is. Try near a window, or skip this below.',
  timeout: 'Finding your place took too long. Try again, or skip this below.',
  unsupported: 'This browser cannot tell where you are. You can skip this below.',
};

/** Why no place was found, and what can be done. */
export function LocationFailure({ failure }: { failure: LocateFailure }) {
  if (failure === 'stopped') return null;
  const insideApp = isInsideApp(browserEnvironment(navigator.userAgent));
  return (
    <Notice kind="warning" role="alert">
      <p>{WORDS[failure]}</p>
      {insideApp && <OpenInBrowser />}
    </Notice>
  );
}

/** The way out of an app's own browser: Android can be told, elsewhere the visitor has to. */
function OpenInBrowser() {
  if (!/Android/.test(navigator.userAgent)) {
    return <p className="mt-1">Apps often hide it: tap ⋯ and choose ‘Open in browser’.</p>;
  }
  const { host, pathname, protocol } = location;
  const target = `intent://${host}${pathname}#Intent;scheme=${protocol.slice(0, -1)};action=android.intent.action.VIEW;end`;
  return (
    <a
      href={target}
      className="mt-1 inline-flex min-h-11 items-center font-semibold text-hill underline"
    >
      Open in browser
    </a>
  );
}
