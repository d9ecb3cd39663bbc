import { useRouteLoaderData } from 'react-router';

/** What the server says of itself with the first page; the root route loads it. */
export interface SiteFacts {
  /** A demo's pages say how to sign in. */
  demo: boolean;
  /** Where the shop is reached, without a slash at the end. */
  origin: string;
}

/** Undefined while the root itself shows an error. */
export function useSiteFacts(): SiteFacts | undefined {
  return useRouteLoaderData<SiteFacts>('root');
}
