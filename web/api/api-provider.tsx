import { createContext, type ReactNode, use } from 'react';
import type { Api } from './api-client';

const ApiContext = createContext<Api | undefined>(undefined);

interface ApiProviderProps {
  api: Api;
  children: ReactNode;
}

/** Provides the API client to the components of the page. Both entries render it around the router. */
export function ApiProvider({ api, children }: ApiProviderProps) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** The API client, for calls after a page has loaded. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('No ApiProvider around this component');
  return api;
}
