import type { Area } from './roles';

/** The areas of the back office whose changes are audited. */
export const AUDITED_AREAS = [
  'orders',
  'inventory',
  'products',
  'categories',
  'users',
  'settings',
] as const satisfies readonly Area[];
export type AuditedArea = (typeof AUDITED_AREAS)[number];

/** How a stock was set manually. */
export const STOCK_REASONS = ['initialized', 'counted', 'product form'] as const;
