import './app.css';
import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useNavigation } from 'react-router';
import { pathIn } from '../shared/domain/platform/languages';
import { m } from '../shared/messages/compiled/messages';
import { getLocale } from '../shared/messages/compiled/runtime';
import type { Route } from './+types/root';
import { apiFor, pageServer } from './api/load-context';
import { type SiteFacts, useSiteFacts } from './api/site-facts';
import figtreeFile from './brand/figtree.woff2?url&no-inline';
import rupeeFile from './brand/figtree-rupee.woff2?url&no-inline';
import frauncesFile from './brand/fraunces-semibold.woff2?url&no-inline';
import logo from './brand/logo.svg?url&no-inline';
import { brandUrls } from './page-head/brand-urls';
import { FIRST_SCRIPTS } from './page-scripts/first-scripts';
import { buttonClass } from './ui/button-class';
import { PROGRESS_CLASS } from './ui/progress-class';
import { ToastProvider } from './ui/toast';

export async function loader({ context }: Route.LoaderArgs): Promise<SiteFacts> {
  const { demo, languages, origin } = context.get(pageServer);
  const content = await apiFor(context)
    .content.read({})
    .catch(() => undefined);
  const { logo, share } = brandUrls(content, demo);
  return { demo, languages, origin, logo, share };
}

/** The server's facts do not change during a visit. */
export function shouldRevalidate(): boolean {
  return false;
}

export function links(): Route.LinkDescriptors {
  const font = {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  } as const;
  return [
    ...(import.meta.env.SSR
      ? [{ rel: 'manifest', href: pathIn(getLocale(), '/manifest.webmanifest') }]
      : []),
    { ...font, href: figtreeFile },
    { ...font, href: frauncesFile },
    { ...font, href: rupeeFile },
  ];
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={m.language_tag()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* These scripts ran before hydration, and React keeps unknown elements in the head. */}
        {import.meta.env.SSR &&
          FIRST_SCRIPTS.map((code) => (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own script and must run first
            <script key={code} dangerouslySetInnerHTML={{ __html: code }} />
          ))}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(() => window.replayEarlyTap?.(), []);
  return (
    <ToastProvider>
      <NavigationProgress />
      <Outlet />
    </ToastProvider>
  );
}

/** Uses plain links, because the router's state may be broken. An unknown path has a page, so no error is a 404. */
export function ErrorBoundary() {
  return (
    <main className="column flex min-h-dvh flex-col items-center justify-center gap-4 py-10 text-center">
      <title>{m.page_failed_title()}</title>
      <img src={useSiteFacts()?.logo ?? logo} alt="" width="80" height="80" className="size-20" />
      <h1 className="text-2xl">{m.page_failed()}</h1>
      <p className="max-w-md text-ink-soft">{m.page_failed_why()}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <button type="button" onClick={() => location.reload()} className={buttonClass()}>
          {m.page_try_again()}
        </button>
        <a href="/" className={buttonClass({ variant: 'quiet' })}>
          {m.page_go_home()}
        </a>
      </div>
    </main>
  );
}

function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div role="status" className={PROGRESS_CLASS}>
      <span className="sr-only">{m.page_loading()}</span>
    </div>
  );
}
