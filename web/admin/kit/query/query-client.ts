import { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../../api/api-client';

export const POLL_INTERVAL_MS = 15_000;

const clients = new WeakMap<Api, QueryClient>();

/** Shared by loaders and components. Shown data is read every 15 s while the page is visible. */
export function queryClientOf(api: Api): QueryClient {
  const client = clients.get(api) ?? createClient();
  clients.set(api, client);
  return client;
}

function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Without a network a call fails, and the page says so; a paused call would say nothing.
        networkMode: 'always',
        refetchOnReconnect: true,
        // A failure is shown at once. The next poll tries again.
        retry: false,
        staleTime: POLL_INTERVAL_MS,
        refetchInterval: POLL_INTERVAL_MS,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
