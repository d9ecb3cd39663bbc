import { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../../api/api-client';

/** How often a visible page reads what it shows. */
export const POLL_INTERVAL_MS = 15_000;

const clients = new WeakMap<Api, QueryClient>();

/**
 * The back office's cache of what the server answered, which loaders and components share. Its queries
 * are read every 15 s while the page is visible, and at once when it comes into sight or online again
 * after longer.
 */
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
