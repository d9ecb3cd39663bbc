import type { Api } from '../../../api/api-client';
import { type LoaderArgs, loadPage } from '../data/load-page';
import { PAGE_SIZE, readPage } from './list-params';

/** Loads one page of a list that the server filters, sorts and pages. */
export function loadList<Answer extends object>(
  args: LoaderArgs,
  list: (
    api: Api,
    page: { limit: number; offset: number },
    search: URLSearchParams,
  ) => Promise<Answer>,
) {
  return loadPage(args, async (api, search) => {
    const page = readPage(search);
    const part = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
    return { ...(await list(api, part, search)), page };
  });
}
