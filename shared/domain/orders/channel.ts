import { m } from '../../messages/compiled/messages';
import type { DeliveryMethod } from './pricing';

/** Where an order was taken: by the customer online, or by staff at the counter, on the phone or at a table (orders rules 22 and 23). */
export const CHANNELS = ['online', 'counter', 'phone', 'table'] as const;
export type Channel = (typeof CHANNELS)[number];

/** In the page's language when they are read. */
export const CHANNEL_LABELS: Readonly<Record<Channel, string>> = {
  get online() {
    return m.channel_online();
  },
  get counter() {
    return m.channel_counter();
  },
  get phone() {
    return m.channel_phone();
  },
  get table() {
    return m.tables_channel();
  },
};

export const STAFF_CHANNELS = ['counter', 'phone'] as const;

/** The name of a customer who gives none, as it is stored: the same in every language. */
export const WALK_IN = 'Walk-in';

/** What says how its customer gets an order. */
export interface ServedOrder {
  deliveryMethod: DeliveryMethod;
  isForHere?: boolean | undefined;
  /** The table at which it is eaten; null or undefined for none. */
  tableName?: string | null | undefined;
}

/** How the customer gets an order; `here` and `table` are stored as pickups. */
export const SERVED_AS = ['delivery', 'pickup', 'here', 'table'] as const;
export type ServedAs = (typeof SERVED_AS)[number];

export function servedAs({ deliveryMethod, isForHere, tableName }: ServedOrder): ServedAs {
  if (typeof tableName === 'string') return 'table';
  if (deliveryMethod === 'delivery') return 'delivery';
  return isForHere ? 'here' : 'pickup';
}

/** How the customer gets the order, as staff read it. A board that a tablet stored may lack the channel. */
export function methodWords({ channel, ...order }: ServedOrder & { channel?: Channel }): string {
  if (typeof order.tableName === 'string') return order.tableName;
  const how = servedAs(order);
  if (how === 'delivery') return m.method_delivery();
  if (how === 'here') return m.method_for_here();
  return channel === 'counter' ? m.method_take_away() : m.method_pickup();
}
