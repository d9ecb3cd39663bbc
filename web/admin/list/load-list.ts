import { redirect } from 'react-router';
import { type Loaded, loadPage } from '../page/load-page';
import { PAGE_SIZE, readPage, withParams } from './list-params';

/** The rows of one page and the number of all; what else a list needs is loaded beside them. */
interface ListAnswer {
  items: readonly unknown[];
  total: number;
}

/**
 * Loads one page of a list that the server filters, sorts and cuts. A page past the last, whose
 * rows have gone since the address was made, becomes the last.
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
