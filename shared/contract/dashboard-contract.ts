import * as z from 'zod';
import { call } from './call';
import { id } from './wire-values';

export const dashboardStats = z.object({
  totalOrders: z.int(),
  totalRevenue: z.number().describe('Rupees of every paid order'),
  activeProducts: z.int(),
  lowStock: z.int(),
});

export const popularProduct = z.object({
  id,
  name: z.string(),
  totalOrders: z.int(),
  revenue: z.number(),
});

export type PopularProduct = z.infer<typeof popularProduct>;

export const dashboardContract = {
  readStats: call('dashboard', { method: 'GET', path: '/admin/dashboard/stats' }).output(
    dashboardStats,
  ),
  listPopularProducts: call('dashboard', {
    method: 'GET',
    path: '/admin/dashboard/popular-products',
  }).output(z.array(popularProduct)),
};
