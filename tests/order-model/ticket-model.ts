import type { OrderStatus } from '../../shared/domain/orders/order-status';

/** What the kitchen knows of an order. */
export interface ModelTicket {
  version: number;
  isAccepted: boolean;
  isReady: boolean;
  /** Before the board's last move, for some seconds, as long as nobody else has changed the order. */
  before?: { status: OrderStatus; isAccepted: boolean; isReady: boolean };
}

/** What a cook taps on the kitchen board. */
export type Tap = 'move' | 'undo' | 'recall';

/** A ticket's next stage: accepted, ready, with the rider, handed over. */
export function movedOn(status: OrderStatus, isReady: boolean, delivered: boolean) {
  const to = (next: OrderStatus, ready: boolean) => ({
    status: next,
    isAccepted: true,
    isReady: ready,
  });
  if (status === 'placed') return to('preparing', false);
  if (status === 'preparing' && !isReady) return to(delivered ? 'preparing' : 'on-the-way', true);
  if (status === 'preparing') return to('on-the-way', true);
  return status === 'on-the-way' ? to('delivered', true) : undefined;
}

/** Back at the counter. */
export function recalled(status: OrderStatus, delivered: boolean) {
  if (status !== 'delivered') return undefined;
  const back: OrderStatus = delivered ? 'preparing' : 'on-the-way';
  return { status: back, isAccepted: true, isReady: true };
}
