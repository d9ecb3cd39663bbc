import type { Logger } from 'pino';
import type { Database } from '../db/database';
import { afterPause, type ClaimOptions, claim, type Queue, release } from './queue';

interface AttemptDeps {
  db: Database;
  clock: () => Date;
  log: Logger;
}

/** Done is settled. Again is not yet there, and failed went wrong: both are attempted later. */
export type Outcome = 'done' | 'again' | 'failed';

export interface Outbox<Row, Deps> extends Queue<Row> {
  /** Makes an attempt, and settles what is done. */
  attempt(deps: Deps, row: Row): Promise<Exclude<Outcome, 'failed'>>;
  /** What the log says of a failure outside; undefined for a bug, which is thrown. */
  explain?(error: unknown, row: Row): [fields: object, sentence: string] | undefined;
  /** Settles a row that is over. */
  giveUp?(deps: Deps, row: Row): Promise<void>;
}

export async function attemptDue<Row extends { id: string }, Deps extends AttemptDeps>(
  deps: Deps,
  outbox: Outbox<Row, Deps>,
  which?: ClaimOptions,
): Promise<Outcome[]> {
  const rows = await claim(deps.db, outbox, deps.clock(), which);
  return Promise.all(rows.map((row) => attemptClaimed(deps, outbox, row)));
}

/** @returns undefined if none is due. */
export async function attemptNext<Row extends { id: string }, Deps extends AttemptDeps>(
  deps: Deps,
  outbox: Outbox<Row, Deps>,
  which?: ClaimOptions,
): Promise<Outcome | undefined> {
  const [outcome] = await attemptDue(deps, outbox, { ...which, limit: 1 });
  return outcome;
}

async function attemptClaimed<Row extends { id: string }, Deps extends AttemptDeps>(
  deps: Deps,
  outbox: Outbox<Row, Deps>,
  row: Row,
): Promise<Outcome> {
  const { db, clock, log } = deps;
  const outcome = await outbox.attempt(deps, row).catch(async (error: unknown) => {
    const explained = outbox.explain?.(error, row);
    if (!explained) {
      // Else a row with a bug would come back for ever.
      if (outbox.isOver?.(row, clock())) await outbox.giveUp?.(deps, row);
      throw error;
    }
    log.warn(...explained);
    return 'failed' as const;
  });
  if (outcome === 'done') return outcome;
  const now = clock();
  if (outbox.isOver?.(row, now)) await outbox.giveUp?.(deps, row);
  else if (outbox.pausesS) await release(db, outbox, row, { dueAt: afterPause(outbox, row, now) });
  return outcome;
}

/** Names an error for the log without its text, which may quote a URL with a secret. */
export function nameOfFailure(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  return 'code' in error ? String(error.code) : error.constructor.name;
}
