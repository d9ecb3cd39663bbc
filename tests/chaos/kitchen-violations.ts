import { SAMPLE_PRINTER } from './sample-kitchen';
import { first, type Violation } from './ticket-violations';

/** Violations of what the guard and the printers promise. */
export const KITCHEN_VIOLATIONS: Violation[] = [
  [
    'a message that came again although no server ended',
    'wrong messages',
    ({ clientRecords: { deliveries, interruptions } }) => {
      const { at, ...told } = first(deliveries);
      deliveries.push({ ...told, at: at + 30_000 });
      interruptions.push(at + 40_000);
    },
  ],
  [
    'a pause that the owner was not told',
    'wrong messages',
    ({ clientRecords }) => {
      clientRecords.deliveries = clientRecords.deliveries.filter(
        ({ type }) => type !== 'shop-paused',
      );
    },
  ],
  [
    'a message of a pause that was none',
    'wrong messages',
    ({ ledger }) => {
      ledger.guardSteps.shift();
    },
  ],
  [
    'a test of the webhook that did not arrive',
    'wrong messages',
    ({ clientRecords }) => {
      clientRecords.webhookTests.push({ isMade: true, unheard: 0 });
    },
  ],
  [
    'a message that was not sent',
    'wrong messages',
    ({ ledger }) => {
      ledger.pendingMessages = 1;
    },
  ],
  [
    'an order while the shop was paused',
    'orders while paused',
    ({ ledger, clientRecords }) => {
      const at = Date.parse(first(ledger.orders).created_at);
      clientRecords.pauses.push({ from: at - 1, to: at + 1 });
    },
  ],
  [
    'a ticket that was lost',
    'wrong prints',
    ({ clientRecords }) => {
      clientRecords.ticketIds.push('gone');
    },
  ],
  [
    'a ticket that was confirmed and never printed',
    'wrong prints',
    ({ clientRecords }) => {
      clientRecords.prints = [];
    },
  ],
  [
    'a ticket that was printed twice without a mark',
    'wrong prints',
    ({ clientRecords: { prints }, ledger }) => {
      const { jobId } = first(prints);
      for (const job of ledger.printJobs) job.order_id = 'never cancelled';
      prints.push({ jobId, isMarked: false });
    },
  ],
  [
    'an accepted order without a ticket',
    'wrong prints',
    ({ ledger }) => {
      const { id: order_id } = first(ledger.orders);
      first(ledger.orders).status = 'preparing';
      first(ledger.events).status = 'preparing';
      first(ledger.events).order_id = order_id;
      ledger.printers.push({ ...SAMPLE_PRINTER, id: 'another' });
    },
  ],
];
