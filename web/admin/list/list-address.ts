/** Rows on a page (spec §9). */
export const PAGE_SIZE = 10;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What every list that grows keeps in its page's address. */
export interface ListAddress {
  dateFrom?: string;
  dateTo?: string;
  q?: string;
  /** 1 for the first. */
  page: number;
}

/** Reads days (`from`, `to`), words (`q`) and `page`; what it does not understand it leaves out. */
export function readListAddress(search: URLSearchParams): ListAddress {
  const [dateFrom, dateTo] = ['from', 'to'].map((name) => {
    const value = search.get(name) ?? '';
    return DAY.test(value) ? value : undefined;
  });
  const q = search.get('q')?.trim();
  const page = Number(search.get('page') ?? 1);
  return {
    ...(dateFrom && { dateFrom }),
    ...(dateTo && { dateTo }),
    ...(q && { q }),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address after a change of filter, sort or page; a new filter begins at the first page. */
export function withChange(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value) next.set(name, value);
  else next.delete(name);
  if (name !== 'page') next.delete('page');
  return next;
}
