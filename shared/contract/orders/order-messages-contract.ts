import * as z from 'zod';
import { call } from '../platform/call';
import { customerPushSubscription, pushEndpoint } from '../platform/push-shape';
import { orderWithToken } from './orders-contract';

const done = z.object({ done: z.literal(true) });

export const orderMessagesContract = {
  readKey: call('public', 'GET /order-messages', 'Read the key for messages about orders').output(
    z.object({ publicKey: z.string() }),
  ),
  addDevice: call(
    'public',
    'POST /order-messages/{id}/devices',
    'Send messages about your order to this device',
    {
      inputStructure: 'detailed',
      description: 'The shop forgets the device when the order is over.',
    },
  )
    .input(z.object({ ...orderWithToken, body: customerPushSubscription }))
    .output(done),
  removeDevice: call(
    'public',
    'POST /order-messages/removals',
    'Stop messages about orders to this device',
    {
      description: 'Only the device knows its endpoint.',
    },
  )
    .input(z.object({ endpoint: pushEndpoint }))
    .output(done),
};
