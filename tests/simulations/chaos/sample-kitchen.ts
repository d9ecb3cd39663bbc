import type { KitchenRecords } from './client-records';
import type { Ledger } from './ledger';

const AT = '2026-04-15T06:30:00.000Z';
const JOB = 'job-1';

export const SAMPLE_PRINTER: Ledger['printers'][number] = {
  id: 'kitchen',
  prints_new: 'accepted',
  last_event: Number.MAX_SAFE_INTEGER,
};

type KitchenTables = Pick<Ledger, 'guardSteps' | 'pendingMessages' | 'printJobs' | 'printers'>;

/** A pause of the guard that the owner was told twice, for a server was killed, and a printed ticket. */
export const sampleKitchen = (): KitchenTables => ({
  guardSteps: [{ at: AT, did: 'pause' }],
  pendingMessages: 0,
  printJobs: [
    {
      id: JOB,
      printer_id: 'stove',
      order_id: null,
      is_copy: 0,
      auto_key: null,
      change_count: 0,
      what: 'ticket',
      state: 'printed',
      attempts: 2,
      may_be_printed: 1,
      held_until: null,
      requested_name: 'Asha',
      requested_at: AT,
      settled_at: AT,
    },
  ],
  printers: [],
});

export const sampleKitchenRecords = (): KitchenRecords => {
  const at = Date.parse(AT);
  const told = { id: 'm1', type: 'shop-paused' };
  return {
    deliveries: [
      { ...told, at, isAnswered: false },
      { ...told, at: at + 30_000, isAnswered: true },
    ],
    interruptions: [at + 10],
    webhookTests: [],
    pauses: [],
    ticketIds: [JOB],
    prints: [
      { jobId: JOB, isMarked: false },
      { jobId: JOB, isMarked: true },
    ],
  };
};
