import { parentPort, workerData } from 'node:worker_threads';
import SQLite from 'better-sqlite3';

/** The thread of `checkpointsInThread`: at each word it moves what is committed into the database's file. */
const database = new SQLite(workerData.file);

parentPort?.on('message', (word) => {
  if (word === 'end') {
    database.close();
    parentPort?.close();
    return;
  }
  let failure;
  try {
    database.pragma('wal_checkpoint(PASSIVE)');
  } catch (error) {
    // What cannot be moved stays in the log, from where it is read as well.
    failure = error;
  }
  parentPort?.postMessage({ failure });
});
