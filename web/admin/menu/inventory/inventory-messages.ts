/** The toasts of changed stock (back office rule 13). */
export const UPDATED = 'Inventory updated successfully';
export const UPDATE_FAILED = 'Failed to update inventory. Please try again.';

/** Names failures only if there are any (back office rule 13). */
export function bulkInitialized(successCount: number, failedCount: number): string {
  const failed = failedCount > 0 ? ` ${failedCount} products failed.` : '';
  return `Successfully initialized ${successCount} products.${failed}`;
}
