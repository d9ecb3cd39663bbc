import type { Area } from './roles';

export const AUDITED_AREAS = [
  'orders',
  'inventory',
  'products',
  'categories',
  'users',
  'settings',
  'reports',
] as const satisfies readonly Area[];
export type AuditedArea = (typeof AUDITED_AREAS)[number];

export const STOCK_REASONS = [
  'initialized',
  'counted',
  'product form',
  'sold anyway',
  'handed over',
  'ran out',
  'thrown away',
  'made again',
] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

/** Why something was sold although it had run out: a manager allowed it, or the shop did (orders rule 28). */
export type SoldAnyway = Extract<StockReason, 'sold anyway' | 'handed over'>;
