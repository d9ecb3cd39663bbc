import * as z from 'zod';
import { order } from '../orders/order-shape';
import { orderWithToken } from '../orders/orders-contract';
import { call } from '../platform/call';
import { id, timestamp } from '../platform/wire-values';
import { refundFields } from './payments-contract';

const gatewayStatus = z.object({
  name: z.string().nullable().describe('Null when no gateway is set up'),
  webhookUrl: z.string().nullable().describe('The address that the gateway’s dashboard needs'),
  lastEventAt: timestamp.nullable().describe('When the last signed webhook came, within a week'),
  withoutGateway: z
    .object({
      orders: z.int().describe('Of the newest 2,000 that were to be paid first'),
      paidAfterMinutes: z
        .int()
        .nullable()
        .describe('Median minutes from placing to paid; null if fewer than three were paid'),
      claims: z.int().describe('Orders whose customers said that they had paid'),
      cancelledUnpaid: z.int(),
    })
    .nullable()
    .describe('The last 30 days; null with a gateway, or with fewer than 20 orders'),
});
export type GatewayStatus = z.infer<typeof gatewayStatus>;

const { amount, reason, lines } = refundFields.shape;
export const gatewayRefund = z.object({ amount, reason, lines });

export const gatewayContract = {
  makePaymentLink: call('public', 'POST /orders/{id}/gateway-page', 'Pay on the gateway’s page', {
    inputStructure: 'detailed',
    description:
      'Makes a page of the payment gateway for what the order still owes, or returns the open one. Open it in the same tab; it leads back to the order.',
  })
    .input(z.object(orderWithToken))
    .output(z.object({ url: z.url() })),
  check: call('public', 'POST /orders/{id}/gateway-check', 'Ask the gateway about a payment', {
    inputStructure: 'detailed',
    description: 'For a customer who returns from the gateway’s page before its webhook has come.',
  })
    .input(z.object(orderWithToken))
    .output(order),
  refund: call('orders', 'POST /orders/{id}/gateway-refund', 'Return money through the gateway', {
    pin: 'always',
    description:
      'Never more than one payment of the gateway has left. It counts at once; if the gateway refuses it later, it is taken back.',
  })
    .input(gatewayRefund.extend({ id, refundable: z.number().describe('As the page showed it') }))
    .output(order),
  readStatus: call('settings', 'GET /admin/gateway', 'See the payment gateway').output(
    gatewayStatus,
  ),
  test: call('settings', 'POST /admin/gateway/test', 'Test the payment gateway’s keys').output(
    z.object({ problem: z.string().nullable().describe('Null when the keys are right') }),
  ),
};
