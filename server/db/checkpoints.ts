import { Worker } from 'node:worker_threads';

/** An order writes some ten pages of 4 kB. */
const TRANSACTIONS_A_CHECKPOINT = 64;

/** Moves what is committed from SQLite's log into the database's file, so that the log stays short. */
export interface Checkpoints {
  /** So many transactions have been committed. */
  count(transactions: number): void;
  /** Lets go of the file. */
  close(): Promise<void>;
}

/** The thread that does it, and where it tells of what it could not do. */
export interface CheckpointThread {
  /** The file of `checkpoint-thread.mjs`. */
  readonly program: URL;
  readonly onError: (error: Error) => void;
}

/**
 * Checkpoints in a thread of their own: moving a thousand pages takes longer than the commit of an
 * order, and whoever orders meanwhile would wait for it. The thread begins with the first work for
 * it. Where it fails, SQLite does it by itself at last (`wal_autocheckpoint`).
 * @param file path of the database.
 */
export function checkpointsInThread(
  file: string,
  { program, onError }: CheckpointThread,
): Checkpoints {
  let thread: Worker | undefined;
  let isAtWork = false;
  let counted = 0;

  function begin(): Worker {
    const begun = new Worker(program, { workerData: { file } });
    begun.on('message', ({ failure }: { failure?: Error }) => {
      isAtWork = false;
      if (failure) onError(failure);
    });
    // Nothing more is asked of a thread that has ended: it would end again.
    begun.on('error', onError);
    begun.unref();
    return begun;
  }

  return {
    count(transactions) {
      counted += transactions;
      if (isAtWork || counted < TRANSACTIONS_A_CHECKPOINT) return;
      counted = 0;
      isAtWork = true;
      thread ??= begin();
      thread.postMessage('checkpoint');
    },
    async close() {
      const open = thread;
      if (!open || open.threadId === -1) return;
      await new Promise((resolve) => {
        open.ref();
        open.once('exit', resolve);
        open.postMessage('end');
      });
    },
  };
}
