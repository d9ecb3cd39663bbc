import { ExternalLink } from 'lucide-react';

/** The way out of an app's own browser: Android can be told, elsewhere the visitor has to. */
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
