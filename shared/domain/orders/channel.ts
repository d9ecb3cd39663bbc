import type { DeliveryMethod } from './pricing';

/** Where an order was taken: by the customer online, or by staff at the counter or on the phone (orders rule 22). */
export const CHANNELS = ['online', 'counter', 'phone'] as const;
export type Channel = (typeof CHANNELS)[number];

export const CHANNEL_LABELS: Record<Channel, string> = {
  online: 'Online',
  counter: 'Counter',
  phone: 'Phone',
};

export const STAFF_CHANNELS = ['counter', 'phone'] as const;
export type StaffChannel = (typeof STAFF_CHANNELS)[number];

/** The name of a customer who gives none. */
export const WALK_IN = 'Walk-in';

interface Served {
  deliveryMethod: DeliveryMethod;
  channel?: Channel;
  isForHere?: boolean;
}

/** How the customer gets the order, as staff read it. A board that a tablet stored may lack the channel. */
export function methodWords({ deliveryMethod, channel, isForHere }: Served): string {
  if (deliveryMethod === 'delivery') return 'Delivery';
  if (isForHere) return 'For here';
  return channel === 'counter' ? 'Take away' : 'Pickup';
}
