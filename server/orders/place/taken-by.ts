import type { TabletFields } from '../../../shared/contract/orders/order-input';
import type { Channel } from '../../../shared/domain/orders/channel';
import type { SoldAnyway } from '../../../shared/domain/platform/audit';
import type { AdminActor } from '../../platform/audit/audit-actor';

/** Who took an order for its customer, where, and how it is served. */
export interface TakenBy {
  staff: AdminActor;
  channel: Exclude<Channel, 'online'>;
  isForHere: boolean;
  sellAnyway: SoldAnyway | false;
  /** The table at which it is eaten. */
  table?: { id: string; name: string };
  tablet?: TabletFields | undefined;
}
