import type { RouterContextProvider } from 'react-router';
import type { Api } from '../../../api/api-client';
import { apiFor } from '../../../api/load-context';
import { unreachable, WireError } from '../../../api/refusal';
import { getToken } from '../../../session/browser-tokens';
import { queryClientOf } from './query-client';

/** The query of a page's data: the loader reads it first, and `usePageData` goes on. */
export interface PageQuery<Data> {
  queryKey: readonly string[];
  queryFn: () => Promise<Data>;
}

export interface LoaderArgs<Params> {
  params: Params;
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** A page's `clientLoader`. A refusal stays in the query, for the page's own message. */
export function pageLoader<Params, Data>(
  load: (api: Api, search: URLSearchParams, params: Params) => Promise<Data>,
) {
  return async ({ request, context, params }: LoaderArgs<Params>): Promise<PageQuery<Data>> => {
    const { pathname, searchParams } = new URL(request.url);
    const api = apiFor(context);
    const client = queryClientOf(api);
    const queryKey = ['page', `${pathname}?${searchParams}`];
    const queryFn = async () => {
      // Without an answer this is an outage, as for any other call: a tablet then goes on with what it keeps.
      const token = await getToken().catch((cause: unknown) => {
        throw unreachable(cause);
      });
      if (token === undefined) throw new WireError('unauthorized', 401, '');
      return load(api, searchParams, params);
    };
    // The data of an earlier visit may be another user's.
    client.removeQueries({ queryKey, type: 'inactive' });
    await client.prefetchQuery({ queryKey, queryFn, staleTime: 0 });
    return { queryKey, queryFn };
  };
}
