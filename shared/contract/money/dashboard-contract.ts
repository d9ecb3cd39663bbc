import * as z from 'zod';
import { SUM_CODES } from '../../domain/money/proved-sums';
import { MOST_AVERAGED, TREND_DAYS } from '../../domain/platform/report-days';
import { order } from '../orders/order-shape';
import { call } from '../platform/call';
import { day, id, seriesDays, timestamp } from '../platform/wire-values';
import { ordersOfHours } from './money-sums';
import { reversedPayment } from './statements-contract';

/** Null for staff from whom the owner hides it (money rule 13). */
const revenue = z.number().nullable();

export const provedSum = z.object({
  sum: z.enum(SUM_CODES),
  found: z.array(z.string()).describe('Ids of orders, names of products, or days'),
});

const dashboardStats = z.object({
  totalOrders: z.int(),
  totalRevenue: revenue.describe('Rupees of paid orders that are not cancelled; null if hidden'),
  activeProducts: z.int(),
  lowStock: z.int(),
  signInCodes: z
    .object({ sent: z.int(), most: z.int() })
    .describe('Codes sent by SMS in the last 24 hours, and the most that are sent'),
  proof: z
    .object({
      provedAt: timestamp,
      troubles: z.array(provedSum).describe('The sums that do not hold'),
    })
    .nullable()
    .describe('The last nightly proof of the sums; null before the first'),
});

const popularProduct = z.object({
  id,
  name: z.string().describe('In the language of the request'),
  totalOrders: z.int(),
  revenue,
});

export type DashboardStats = z.infer<typeof dashboardStats>;
export type PopularProduct = z.infer<typeof popularProduct>;

const compared = z.object({
  current: z.number().describe(`The last ${TREND_DAYS} days in Asia/Kolkata, including today`),
  previous: z.number().describe(`The ${TREND_DAYS} days before those`),
});

const dashboardTrends = z.object({
  orders: compared.describe('All orders'),
  revenue: compared
    .nullable()
    .describe('Rupees of paid orders that are not cancelled; null if hidden'),
  addedProducts: z.int().describe('Active products added in the current days'),
  soldOut: z.int().describe('Active products that are sold out now'),
});

export type DashboardTrends = z.infer<typeof dashboardTrends>;

/** All orders count on their day in Asia/Kolkata; revenue is of paid orders that are not cancelled. */
const dashboardSeries = z.object({
  days: z
    .array(
      z.object({ date: day, orders: z.int(), revenue: revenue.describe('Rupees; null if hidden') }),
    )
    .describe('Every requested day up to today, oldest first'),
  hours: ordersOfHours,
});

export type DashboardSeries = z.infer<typeof dashboardSeries>;

const { counterNumber } = order.shape;
const claimedOrder = z.object({
  id,
  counterNumber,
  amount: z.number().describe('Rupees that the customer says they have paid'),
  since: timestamp,
});

const dashboardToday = z.object({
  date: day,
  waiting: z
    .int()
    .describe('Orders of any day that nobody has accepted and that can be started now'),
  later: z.int().describe('Orders that nobody has accepted and that start later'),
  oldestWaitingMinutes: z.int().nullable().describe('Whole minutes; null when none waits'),
  sales: z.object({
    orders: z.int().describe('Paid orders of today that are not cancelled'),
    revenue: revenue.describe('Rupees of these orders; null if hidden'),
  }),
  unpaid: z.int().describe('Orders of today with a pending payment that are not cancelled'),
  handedOverUnpaid: z
    .object({ orders: z.int(), since: day })
    .describe('Delivered orders of the last 7 days whose payment is pending'),
  refundsDue: z.int().describe('Cancelled orders of any day whose money is not returned yet'),
  refunds: z
    .array(z.object({ id, counterNumber, amount: z.number() }))
    .describe('The oldest of them, with what is to be returned; at most 20'),
  claimed: z
    .array(claimedOrder)
    .describe('Placed orders of any age that were reported as paid and wait for a check'),
  claimedTotal: z.int().describe('How many there are; at most 20 are listed'),
  cancelledToCheck: z
    .array(claimedOrder)
    .describe('Cancelled orders that were reported as paid within 14 days'),
  cancelledToCheckTotal: z.int().describe('How many there are; at most 20 are listed'),
  gatewayTroubles: z
    .array(z.object({ id, counterNumber, trouble: z.enum(['refund-refused', 'not-counted']) }))
    .describe('Orders for which staff have to look into the payment gateway, of 14 days'),
  reversedPayments: z
    .array(reversedPayment)
    .describe('Orders paid by a bank credit whose reversal was read in the last 14 days'),
  messagesToAnswer: z.int().describe('Messages of the contact form that nobody has ticked off'),
  dayToClose: day
    .nullable()
    .describe('Yesterday, if staff close their days and have not closed it'),
  soldOut: z.int().describe('Products on sale that are sold out, for want of stock or for a while'),
  promises: z
    .object({ kept: z.int(), total: z.int() })
    .describe('Of the newest orders of today, those ready when they were promised'),
  handedOver: z.object({
    orders: z.int().describe('Orders of today that are on the way or delivered'),
    averageMinutes: z
      .int()
      .nullable()
      .describe(
        `Mean minutes from placed to on the way or delivered, of the newest ${MOST_AVERAGED}; null when there is none`,
      ),
  }),
});

export type DashboardToday = z.infer<typeof dashboardToday>;

export const dashboardContract = {
  readToday: call('dashboard', 'GET /admin/dashboard/today', 'Read what staff need now').output(
    dashboardToday,
  ),
  readStats: call('dashboard', 'GET /admin/dashboard/stats', 'Read the dashboard’s figures').output(
    dashboardStats,
  ),
  listPopularProducts: call(
    'dashboard',
    'GET /admin/dashboard/popular-products',
    'List the popular products',
  ).output(z.array(popularProduct)),
  readTrends: call(
    'dashboard',
    'GET /admin/dashboard/trends',
    'Compare with the 30 days before',
  ).output(dashboardTrends),
  readSeries: call('dashboard', 'GET /admin/dashboard/series', 'Read sales by day and by hour')
    .input(z.object({ days: seriesDays.default(30) }))
    .output(dashboardSeries),
};
