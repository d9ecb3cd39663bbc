import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { ApiProvider } from './api/api-provider';
import { createBrowserApi } from './api/browser-api';
import { apiContext } from './api/load-context';
import { keepLog } from './log/keep-log';
import { notingFetch } from './log/noting-fetch';
import { getToken } from './session/browser-tokens';
import { adminUidOfPage } from './session/staff-storage';

const api = createBrowserApi(getToken, adminUidOfPage, notingFetch);

/** The context that the `clientLoader`s of one navigation see. */
function createBrowserContext(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  return context;
}

/** Lets React and the router take over the page that the server rendered. */
export function takeOver(): void {
  keepLog(() => createBrowserApi(getToken, adminUidOfPage));
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
}
