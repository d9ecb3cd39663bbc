import type { Ticket, TicketLine } from '../../../shared/contract/kitchen/kitchen-contract';

/** A ticket for a test, new at 12:30 in Asia/Kolkata. */
export function ticket(id: string, changes: Partial<Ticket> = {}): Ticket {
  return {
    id,
    number: 42,
    version: 1,
    status: 'placed',
    stage: 'new',
    paymentStatus: 'pending',
    isPaymentClaimed: false,
    heldUntil: null,
    totalAmount: 190,
    owedAmount: 190,
    deliveryMethod: 'pickup',
    channel: 'online',
    isForHere: false,
    customerName: 'Pema',
    isCustomerDeleted: false,
    customerPhone: null,
    instructions: '',
    lines: [ticketLine(1, 'Waffle', 1)],
    placedAt: '2026-04-15T07:00:00.000Z',
    slotAt: null,
    startsAt: null,
    acceptedAt: null,
    readyAt: null,
    promisedUntil: '2026-04-15T07:20:00.000Z',
    dueAt: '2026-04-15T07:20:00.000Z',
    changedAt: '2026-04-15T07:00:00.000Z',
    undoUntil: null,
    cancelReason: null,
    cancelNote: null,
    ...changes,
  };
}

export function ticketLine(
  line: number,
  name: string,
  quantity: number,
  changes: Partial<TicketLine> = {},
): TicketLine {
  return {
    line,
    productId: name,
    categoryId: 'food',
    name,
    quantity,
    diet: 'veg',
    options: [],
    isDone: false,
    ...changes,
  };
}
