import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root';
import { apiFor, pageServer } from './api/load-context';
import type { SiteFacts } from './api/site-facts';
import './app.css';
import figtreeFile from './brand/figtree.woff2?url&no-inline';
import rupeeFile from './brand/figtree-rupee.woff2?url&no-inline';
import frauncesFile from './brand/fraunces-semibold.woff2?url&no-inline';
import { ErrorPage } from './error-page';
import { NavigationProgress } from './navigation-progress';
import { brandUrls } from './page-head/brand-urls';
import { FIRST_SCRIPTS } from './page-scripts/first-scripts';
import { ToastProvider } from './ui/toast';

export async function loader({ context }: Route.LoaderArgs): Promise<SiteFacts> {
  const { demo, origin } = context.get(pageServer);
  const content = await apiFor(context)
    .content.read()
    .catch(() => undefined);
  const { logo, share } = brandUrls(content, demo);
  return { demo, origin, logo, share };
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
    ...(import.meta.env.SSR ? [{ rel: 'manifest', href: '/manifest.webmanifest' }] : []),
    { ...font, href: figtreeFile },
    { ...font, href: frauncesFile },
    { ...font, href: rupeeFile },
  ];
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
