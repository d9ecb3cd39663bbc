import { createContext, type ReactNode, use } from 'react';
import type { Api } from './api-client';

const ApiContext = createContext<Api | undefined>(undefined);

export function ApiProvider({ api, children }: { api: Api; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('No ApiProvider around this component');
  return api;
}
