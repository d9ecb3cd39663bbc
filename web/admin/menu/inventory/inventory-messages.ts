import { m } from '../../../../shared/messages/compiled/messages';

/** Names failures only if there are any (back office rule 13). */
export function bulkInitialized(successCount: number, failedCount: number): string {
  const counts = { done: successCount, failed: failedCount };
  return failedCount > 0 ? m.menuoffice_bulk_partly_done(counts) : m.menuoffice_bulk_done(counts);
}
