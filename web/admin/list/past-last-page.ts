import { redirect } from 'react-router';
import { PAGE_SIZE, withChange } from './list-address';

/**
 * A page past the last of a list becomes the last: rows may have gone since its address was made.
 * @param request of the page's loader; its path and its other filters stay.
 * @throws a redirect.
 */
export function notPastLastPage(request: Request, page: number, total: number): void {
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (page <= last) return;
  const { pathname, searchParams } = new URL(request.url);
  throw redirect(`${pathname}?${withChange(searchParams, 'page', String(last))}`);
}
