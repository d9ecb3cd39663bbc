// The build for Node uses AsyncLocalStorage, which slows every request of the process.
import { renderToReadableStream } from 'react-dom/server.edge';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { ApiProvider } from './api/api-provider';
import { apiFor, pageServer } from './api/load-context';
import { languageLinks } from './page-head/language-links';
import { pageHead } from './page-head/page-head';
import { deferScripts } from './page-scripts/defer-scripts';
import { FIRST_SCRIPTS } from './page-scripts/first-scripts';
import { hashOf, hashScripts } from './page-scripts/hash-scripts';

// The server's page handler gets this from the build, because it never imports web's files.
export { createLoadContext } from './api/load-context';

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
  const api = apiFor(loadContext);
  const html = await renderToReadableStream(
    <ApiProvider api={api}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </ApiProvider>,
    {
      nonce,
      // Parts of the menu stay in their places: moving them later would need scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
      onError() {
        finalStatus = 500;
      },
    },
  );
  // The loaders have finished, so the page renders within milliseconds and compresses better as a whole.
  await html.allReady;
  const page = deferScripts(await new Response(html).text());
  // The router adds the nonce to its own scripts, but not to these.
  const signed = FIRST_SCRIPTS.reduce(
    (before, code) => before.replace(`<script>${code}`, `<script nonce="${nonce}">${code}`),
    page,
  );
  const hashed = await hashScripts(signed, nonce);
  const { allowInline, demo, languages } = loadContext.get(pageServer);
  const head = await pageHead(api, demo);
  const styles = await Promise.all(head.styles.map(hashOf));
  allowInline({ scripts: hashed.hashes, styles });
  const added = head.html + languageLinks(hashed.html, languages);
  const whole = hashed.html.replace('</head>', () => `${added}</head>`);
  const body = request.method === 'HEAD' ? null : whole;
  return new Response(body, { status: finalStatus, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A visitor who leaves early is not an error.
  if (!request.signal.aborted) context.get(pageServer).reportError(error);
};
