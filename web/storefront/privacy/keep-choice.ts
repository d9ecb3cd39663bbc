import { ALLOWED, countingChoice } from '../../device/counting-consent';

const listeners = new Set<() => void>();

/** Keeps the visitor's choice on this device, for all tabs. */
export function allowCounting(allowed: boolean): void {
  countingChoice.write(allowed ? ALLOWED : 'no');
  for (const listener of listeners) listener();
}

/** Calls back when the choice changes, here or in another tab; answers what stops it. */
export function onChoice(listener: () => void): () => void {
  listeners.add(listener);
  const stop = countingChoice.onChangeElsewhere(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
