/** What the inventory says of its loads and changes, letter for letter (spec §8). */
export const LOAD_FAILED = 'Failed to load inventory data. Please try again.';
export const INITIALIZED = 'Inventory initialized successfully';
export const UPDATED = 'Inventory updated successfully';
export const INITIALIZE_FAILED = 'Failed to initialize inventory. Please try again.';
export const UPDATE_FAILED = 'Failed to update inventory. Please try again.';

/** After initializing many; what failed is named only where something did (spec §8). */
export function bulkInitialized(successCount: number, failedCount: number): string {
  const failed = failedCount > 0 ? ` ${failedCount} products failed.` : '';
  return `Successfully initialized ${successCount} products.${failed}`;
}
