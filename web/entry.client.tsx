import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { type Api, createApiClient } from './api/api-client';
import { ApiProvider } from './api/api-provider';
import { apiContext } from './api/load-context';
import { sendWithToken, type TokenSource } from './api/send-with-token';
import type { Send } from './api/wire-call';
import { captureErrors } from './log/capture-errors';
import { loggedFetch } from './log/logged-fetch';
import { getToken } from './session/browser-tokens';
import { adminUidFor } from './session/staff-storage';

const api = createBrowserApi(getToken, adminUidFor, loggedFetch);

function createBrowserContext(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  return context;
}

// Loaded at the first field for numbers; without a network such a field stays as the browser made it.
addEventListener('focusin', ({ target }) => {
  if (!(target as Element).matches('[type=number], [inputmode]')) return;
  import('./device/convert-digits').then(
    ({ convertDigits }) => addEventListener('beforeinput', convertDigits),
    () => undefined,
  );
});
captureErrors(() => createBrowserApi(getToken, adminUidFor));
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <ApiProvider api={api}>
        <HydratedRouter getContext={createBrowserContext} />
      </ApiProvider>
    </StrictMode>,
  );
});

/** Calls the page's own origin with the visitor's token. @param adminUid see people rule 7. */
function createBrowserApi(
  getToken: TokenSource,
  adminUid: (request: Request) => string | undefined,
  send: Send = (request) => fetch(request),
): Api {
  const sendNamed: Send = (request) => {
    const uid = adminUid(request);
    if (uid !== undefined) request.headers.set('admin-UID', uid);
    return send(request);
  };
  return createApiClient(sendWithToken(sendNamed, getToken), new URL('/api', location.origin).href);
}
