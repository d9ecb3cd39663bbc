import * as z from 'zod';
import { DOOR_PHOTO_BYTES } from '../../domain/orders/door-photo';
import { DOOR_PHOTO_DAYS } from '../../domain/platform/retention';
import { call } from '../platform/call';
import { id, timestamp } from '../platform/wire-values';
import { orderWithToken } from './orders-contract';

/** Three bytes are four characters of Base64. */
const MOST_CHARACTERS = Math.ceil(DOOR_PHOTO_BYTES / 3) * 4;

const dataUrl = z.string().describe('A data URL of a WebP picture');

const doorPhoto = z.object({ picture: dataUrl.nullable().describe('Null without a photograph') });
const ownDoorPhoto = doorPhoto.extend({
  isOpen: z.boolean().describe('Whether one can be added or replaced'),
});
export type OwnDoorPhoto = z.infer<typeof ownDoorPhoto>;

export const exportedDoorPhoto = z.object({ orderId: id, at: timestamp, picture: dataUrl });

export const doorPhotosContract = {
  readOwn: call('public', 'GET /orders/{id}/door-photo', 'Read the photograph of your door', {
    inputStructure: 'detailed',
  })
    .input(z.object(orderWithToken))
    .output(ownDoorPhoto),
  put: call('public', 'PUT /orders/{id}/door-photo', 'Show the rider your door', {
    inputStructure: 'detailed',
    description: `Of an order for delivery that is under way. Only staff see it, and it is deleted after ${DOOR_PHOTO_DAYS} days.`,
  })
    .input(
      z.object({
        ...orderWithToken,
        body: z.object({
          picture: z
            .base64()
            .min(1)
            .max(MOST_CHARACTERS)
            .describe('A JPEG, PNG, WebP or AVIF picture'),
        }),
      }),
    )
    .output(ownDoorPhoto),
  remove: call('public', 'DELETE /orders/{id}/door-photo', 'Remove the photograph of your door', {
    inputStructure: 'detailed',
  })
    .input(z.object(orderWithToken))
    .output(ownDoorPhoto),
  readForStaff: call('orders', 'GET /orders/admin/{id}/door-photo', 'Read the photograph of a door')
    .input(z.object({ id }))
    .output(doorPhoto),
};
