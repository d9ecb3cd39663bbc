import { useRouteLoaderData } from 'react-router';
import type { Language } from '../../shared/domain/platform/languages';

/** Facts about the server; the root route loads them with the first page. */
export interface SiteFacts {
  /** A demo's pages say how to sign in. */
  demo: boolean;
  /** Those that visitors are offered. */
  languages: readonly Language[];
  /** The shop's public origin, without a slash at the end. */
  origin: string;
  logo: string;
  /** The path of the picture that messengers show with a link. */
  share: string;
}

/** Undefined while the root itself shows an error. */
export function useSiteFacts(): SiteFacts | undefined {
  return useRouteLoaderData<SiteFacts>('root');
}
