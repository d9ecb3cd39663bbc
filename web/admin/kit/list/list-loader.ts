import type { Api } from '../../../api/api-client';
import { pageLoader } from '../query/page-loader';
import { PAGE_SIZE, readPage } from './list-params';

export function listLoader<Answer extends object>(
  list: (
    api: Api,
    page: { limit: number; offset: number },
    search: URLSearchParams,
  ) => Promise<Answer>,
) {
  return pageLoader(async (api, search) => {
    const page = readPage(search);
    const part = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
    return { ...(await list(api, part, search)), page };
  });
}
