import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { LANGUAGES, SOURCE_LANGUAGE } from '../shared/domain/platform/languages';
import { overwriteGetLocale } from '../shared/messages/compiled/runtime';
import { ApiProvider } from './api/api-provider';
import { createBrowserApi } from './api/browser-api';
import { apiContext } from './api/load-context';
import { convertDigitsOnDemand } from './device/convert-digits-on-demand';
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

// The build gives each language its own scripts; in development they have all languages.
if (import.meta.env.DEV) {
  const { lang } = document.documentElement;
  overwriteGetLocale(() => LANGUAGES.find((each) => lang.startsWith(each)) ?? SOURCE_LANGUAGE);
}

convertDigitsOnDemand();
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
