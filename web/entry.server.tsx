import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { ApiProvider } from './api/api-provider';
import { apiFor, pageServer } from './api/load-context';
import { NOTE_EARLY_TAP } from './device/early-tap';
import { sealScripts } from './seal-scripts';

// The server's page handler reaches this through the build: it never imports web's files.
export { createLoadContext } from './api/load-context';

// A page's scripts make way for what its first sight needs: its styles, typefaces and pictures.
const SCRIPT_PRELOAD = '<link rel="modulepreload"';
const LATE_SCRIPT_PRELOAD = `${SCRIPT_PRELOAD} fetchpriority="low"`;

const RENDER_TIMEOUT_MS = 5_000;

export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  let finalStatus = status;
  const nonce = crypto.randomUUID();
  const html = await renderToReadableStream(
    <ApiProvider api={apiFor(loadContext)}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </ApiProvider>,
    {
      nonce,
      signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
      onError() {
        finalStatus = 500;
      },
    },
  );
  // Its loaders have ended before: a page is whole within milliseconds, and compresses better so.
  await html.allReady;
  const page = (await new Response(html).text()).replaceAll(SCRIPT_PRELOAD, LATE_SCRIPT_PRELOAD);
  // The router marks its own scripts; the page's first one is marked here.
  const first = page.replace(
    `<script>${NOTE_EARLY_TAP}`,
    `<script nonce="${nonce}">${NOTE_EARLY_TAP}`,
  );
  const sealed = await sealScripts(first, nonce);
  loadContext.get(pageServer).allowScripts(sealed.hashes);
  const body = request.method === 'HEAD' ? null : sealed.html;
  return new Response(body, { status: finalStatus, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A visitor who leaves while the page is made is no error.
  if (!request.signal.aborted) context.get(pageServer).reportError(error);
};
