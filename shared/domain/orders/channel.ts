/** Where an order was taken: by the customer online, or by staff at the counter or on the phone (orders rule 22). */
export const CHANNELS = ['online', 'counter', 'phone'] as const;
export type Channel = (typeof CHANNELS)[number];

export const STAFF_CHANNELS = ['counter', 'phone'] as const;
export type StaffChannel = (typeof STAFF_CHANNELS)[number];

/** The name of a customer who gives none. */
export const WALK_IN = 'Walk-in';

/** How a customer who stands at the counter gets the order; undefined for all others. */
export function serviceWords({ channel, isForHere }: { channel: Channel; isForHere: boolean }) {
  if (isForHere) return 'For here';
  return channel === 'counter' ? 'Take away' : undefined;
}
