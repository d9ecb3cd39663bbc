import { AUDITED_AREAS, type AuditedArea } from '../../../shared/domain/audit';
import { type ListAddress, readListAddress } from '../list/list-address';

/** What of the log is shown, as the page's address keeps it. */
export interface AuditQuery extends ListAddress {
  area?: AuditedArea;
  adminId?: string;
}

const FILTERS = ['area', 'who', 'from', 'to', 'q'] as const;
export type AuditFilterName = (typeof FILTERS)[number];

/** Reads the address; what it does not understand it leaves out. */
export function readAuditQuery(search: URLSearchParams): AuditQuery {
  const area = AUDITED_AREAS.find((known) => known === search.get('area'));
  const adminId = search.get('who');
  return { ...(area && { area }), ...(adminId && { adminId }), ...readListAddress(search) };
}

/** Whether the address narrows the log at all. */
export function narrowsLog(search: URLSearchParams): boolean {
  return FILTERS.some((name) => search.has(name));
}
