import { createContext, type ReactNode, use } from 'react';
import type { Api } from './api-client';

const ApiContext = createContext<Api | undefined>(undefined);

interface ApiProviderProps {
  api: Api;
  children: ReactNode;
}

/** Lends the API client to the components of the page. Both entries put it around the router. */
export function ApiProvider({ api, children }: ApiProviderProps) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** The API client, for what a page does after it was loaded. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('No ApiProvider around this component');
  return api;
}
