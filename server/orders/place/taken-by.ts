import type { TabletFields } from '../../../shared/contract/orders/order-input';
import type { StaffChannel } from '../../../shared/domain/orders/channel';
import type { AdminActor } from '../../platform/audit/audit-actor';

/** Who took an order for its customer, where, and how it is served. */
export interface TakenBy {
  staff: AdminActor;
  channel: StaffChannel;
  isForHere: boolean;
  sellAnyway: boolean;
  tablet: TabletFields | undefined;
}
