declare global {
  interface Window {
    /** Answers the button that was tapped while the page could not answer yet, and ends the watch. */
    takeEarlyTap?: () => HTMLButtonElement | null | undefined;
  }
}

/**
 * A button that the server rendered does nothing before its script is there, and on a weak network
 * that takes seconds. This script, the first of a page, notes the last button tapped meanwhile.
 */
export const NOTE_EARLY_TAP =
  "(()=>{let t;const n=e=>{t=e.target.closest('button[type=button]')};" +
  "addEventListener('click',n,true);" +
  "takeEarlyTap=()=>{removeEventListener('click',n,true);takeEarlyTap=undefined;return t}})()";

/** Taps that button once more, now that it answers; nothing when it is gone. */
export function replayEarlyTap(): void {
  const button = window.takeEarlyTap?.();
  if (button?.isConnected) button.click();
}
