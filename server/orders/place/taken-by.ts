import type { StaffChannel } from '../../../shared/domain/orders/channel';
import type { AdminActor } from '../../platform/audit/audit-actor';

/** By whom and where an order was taken that its customer did not place. */
export interface TakenBy {
  staff: AdminActor;
  channel: StaffChannel;
  isForHere: boolean;
  sellAnyway: boolean;
}
