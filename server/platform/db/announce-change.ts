import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditedArea } from '../../../shared/domain/platform/audit';
import { publish } from './publish';
import type { Tx } from './transaction';

/** The channel on which servers announce what may be public; the payload is what changed. */
export const CHANGES_CHANNEL = 'changes';

/** An area of the back office, or the stock that orders take and give back. */
export type Changed = AuditedArea | 'stock';

const announced = new AsyncLocalStorage<Set<Changed>>();

/** In the transaction of the change, and only if something has changed. */
export async function announceChange(tx: Tx, changed: Changed): Promise<void> {
  announced.getStore()?.add(changed);
  await publish(tx, CHANGES_CHANNEL, changed);
}

/**
 * What the work has announced. It is known before the notification arrives, so that a caller
 * sees its own change. What a transaction announced before it was rolled back is among it.
 */
export async function withAnnounced<Result>(work: () => Promise<Result>) {
  const changes = new Set<Changed>();
  const result = await announced.run(changes, work);
  return { result, changes };
}
