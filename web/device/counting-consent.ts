import { createStoredStore, isRecord } from './stored-store';
import { storedText } from './stored-text';

interface CountingChoice {
  allowed: boolean;
}

/** Undefined until the visitor has answered. */
export const countingText = storedText('maenam-counting');

/** Whether the visitor consents to counting, stored on this device only. */
export const countingChoice = createStoredStore<CountingChoice>({
  storage: countingText,
  version: 1,
  parse: (data) => ({ allowed: isRecord(data) && data['allowed'] === true }),
  initial: () => ({ allowed: false }),
});

/** Whether the browser signals that its visitor does not want tracking. */
export function asksNotToBeCounted(): boolean {
  const wish: { globalPrivacyControl?: boolean; doNotTrack?: string | null } = navigator;
  return wish.globalPrivacyControl === true || wish.doNotTrack === '1';
}

/** Whether this visitor has allowed counting and their browser does not object. */
export function mayCount(): boolean {
  return countingChoice.get().allowed && !asksNotToBeCounted();
}
