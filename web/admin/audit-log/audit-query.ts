import { AUDITED_AREAS, type AuditedArea } from '../../../shared/domain/audit';

export const PAGE_SIZE = 10;

/** What of the log is shown, as the page's address keeps it. */
export interface AuditQuery {
  area?: AuditedArea;
  adminId?: string;
  dateFrom?: string;
  dateTo?: string;
  q?: string;
  /** 1 for the first. */
  page: number;
}

const FILTERS = ['area', 'who', 'from', 'to', 'q'] as const;
export type AuditFilterName = (typeof FILTERS)[number];

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the address; what it does not understand it leaves out. */
export function readAuditQuery(search: URLSearchParams): AuditQuery {
  const area = AUDITED_AREAS.find((known) => known === search.get('area'));
  const adminId = search.get('who');
  const [dateFrom, dateTo] = ['from', 'to'].map((name) => {
    const value = search.get(name) ?? '';
    return DAY.test(value) ? value : undefined;
  });
  const q = search.get('q')?.trim();
  const page = Number(search.get('page') ?? 1);
  return {
    ...(area && { area }),
    ...(adminId && { adminId }),
    ...(dateFrom && { dateFrom }),
    ...(dateTo && { dateTo }),
    ...(q && { q }),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Whether the address narrows the log at all. */
export function narrowsLog(search: URLSearchParams): boolean {
  return FILTERS.some((name) => search.has(name));
}

/** The address after a change; a new filter begins at the first page. */
export function withAuditChange(
  search: URLSearchParams,
  name: AuditFilterName | 'page',
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value) next.set(name, value);
  else next.delete(name);
  if (name !== 'page') next.delete('page');
  return next;
}
