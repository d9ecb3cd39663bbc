import { createStoredStore, isRecord } from './stored-store';
import { storedText } from './stored-text';

interface CountingChoice {
  allowed: boolean;
}

/** Whether the visitor lets the shop count, on this device alone. */
export const countingChoice = createStoredStore<CountingChoice>({
  storage: storedText('maenam-counting'),
  version: 1,
  // Before versions were stored it was the word 'yes' or 'no'.
  parse: (data) => ({ allowed: data === 'yes' || (isRecord(data) && data['allowed'] === true) }),
  initial: () => ({ allowed: false }),
});

/** Whether the browser signals that its visitor does not want to be counted. */
export function asksNotToBeCounted(): boolean {
  const wish: { globalPrivacyControl?: boolean; doNotTrack?: string | null } = navigator;
  return wish.globalPrivacyControl === true || wish.doNotTrack === '1';
}

/** Whether this visitor has allowed counting and their browser does not object. */
export function mayCount(): boolean {
  return countingChoice.get().allowed && !asksNotToBeCounted();
}
