import { LOG_LEVELS, type LogEntry } from '../../../shared/contract/logs-contract';
import { type ListAddress, readListAddress } from '../list/list-address';

/** Which entries are shown, as the page's address keeps it. */
export interface LogQuery extends ListAddress {
  level?: LogEntry['level'];
}

const FILTERS = ['level', 'from', 'to', 'q'] as const;
export type LogFilterName = (typeof FILTERS)[number];

/** Reads the address; what it does not understand it leaves out. */
export function readLogQuery(search: URLSearchParams): LogQuery {
  const level = LOG_LEVELS.find((known) => known === search.get('level'));
  return { ...(level && { level }), ...readListAddress(search) };
}

/** Whether the address narrows the list at all. */
export function narrowsLogs(search: URLSearchParams): boolean {
  return FILTERS.some((name) => search.has(name));
}
