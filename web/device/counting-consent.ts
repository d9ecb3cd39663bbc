import { storedText } from './stored-text';

/** What is kept of a visitor who lets the shop count. */
export const ALLOWED = 'yes';

/** The visitor's choice, on this device alone. */
export const countingChoice = storedText('maenam-counting');

/** Whether the browser was told that its visitor wants not to be counted. */
export function asksNotToBeCounted(): boolean {
  const wish: { globalPrivacyControl?: boolean; doNotTrack?: string | null } = navigator;
  return wish.globalPrivacyControl === true || wish.doNotTrack === '1';
}

/** Whether this visitor has said that what they do may be counted, and their browser does not object. */
export function mayCount(): boolean {
  return countingChoice.read() === ALLOWED && !asksNotToBeCounted();
}
