import { redirect } from 'react-router';
import { type Loaded, loadPage } from '../data/load-page';
import { PAGE_SIZE, readPage, withParams } from './list-params';

/** The rows of one page and the total number. Other data of a list is loaded in parallel. */
interface ListAnswer {
  items: readonly unknown[];
  total: number;
}

/**
 * Loads one page of a list that the server filters, sorts and pages. A page past the last redirects to
 * the last, because rows may have been deleted.
 * @throws a redirect.
 */
export async function loadList<Answer extends ListAnswer>(
  request: Request,
  list: (page: { limit: number; offset: number }, search: URLSearchParams) => Promise<Answer>,
): Promise<Loaded<Answer & { page: number }>> {
  const { pathname, searchParams } = new URL(request.url);
  const page = readPage(searchParams);
  const loaded = await loadPage(async () => {
    const answer = await list({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }, searchParams);
    return { ...answer, page };
  });
  const last = loaded.failure ? page : Math.max(1, Math.ceil(loaded.data.total / PAGE_SIZE));
  if (page > last)
    throw redirect(`${pathname}?${withParams(searchParams, { page: String(last) })}`);
  return loaded;
}
