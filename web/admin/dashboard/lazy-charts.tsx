import { lazy } from 'react';

// The chart library is larger than the rest of the page, so the figures do not wait for it.
export const SalesChart = lazy(async () => ({
  default: (await import('./sales-charts')).SalesChart,
}));
export const HoursChart = lazy(async () => ({
  default: (await import('./sales-charts')).HoursChart,
}));
