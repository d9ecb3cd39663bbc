import { expect, test } from 'vitest';
import { bulkInitialized } from './inventory-messages';

test('failures are mentioned only if there are any', () => {
  expect(bulkInitialized(4, 0)).toBe('Successfully initialized 4 products.');
  expect(bulkInitialized(4, 2)).toBe('Successfully initialized 4 products. 2 products failed.');
});
