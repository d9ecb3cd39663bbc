import { useLocation, useNavigation, useSearchParams } from 'react-router';
import type * as z from 'zod';

/** Rows on a page (back office rule 4). */
export const PAGE_SIZE = 10;

/** Reads a list's filters from the query; values that the contract refuses are left out. */
export function readFilter<Fields extends z.ZodRawShape>(
  search: URLSearchParams,
  fields: Fields,
): Omit<z.output<z.ZodObject<Fields>>, 'limit' | 'offset'> {
  const values = Object.entries(fields)
    .filter(([name]) => name !== 'limit' && name !== 'offset')
    .map(([name, schema]) => {
      const read = (schema as z.ZodType).safeParse(search.get(name) ?? undefined);
      const value = read.success ? read.data : (schema as z.ZodType).safeParse(undefined).data;
      return [name, value] as const;
    })
    .filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(values) as z.output<z.ZodObject<Fields>>;
}

export function readPage(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** Sets params, or removes those set to ''. A new filter or sort starts at the first page. */
export function withParams(
  search: URLSearchParams,
  changes: Record<string, string>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The list params in the URL. During a navigation on the same page, they are the new ones. */
export function useListParams() {
  const [current, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const params = next?.pathname === pathname ? new URLSearchParams(next.search) : current;
  return {
    params,
    /** @param replace true adds no entry to the history, for a filter. */
    change: (changes: Record<string, string>, replace = false) =>
      setParams(withParams(params, changes), { replace, preventScrollReset: true }),
  };
}
