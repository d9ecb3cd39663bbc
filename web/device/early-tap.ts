declare global {
  interface Window {
    /**
     * Called once, when the page answers: tells its window so, ends the watch, and answers the button
     * that was tapped before.
     */
    takeEarlyTap?: () => HTMLButtonElement | null | undefined;
  }
}

/** What the page's window hears once its scripts have taken it over. */
export const PAGE_ANSWERS = 'page-answers';

/**
 * A button that the server rendered does nothing before its script is there, and on a weak network
 * that takes seconds. This script, the first of a page, notes the last button tapped meanwhile.
 */
export const NOTE_EARLY_TAP =
  "(()=>{let t;const n=e=>{t=e.target.closest('button[type=button]')};" +
  "addEventListener('click',n,true);" +
  "takeEarlyTap=()=>{removeEventListener('click',n,true);takeEarlyTap=undefined;" +
  `dispatchEvent(new Event('${PAGE_ANSWERS}'));return t}})()`;

/** Taps that button once more, now that it answers; nothing when it is gone. */
export function replayEarlyTap(): void {
  const button = window.takeEarlyTap?.();
  if (button?.isConnected) button.click();
}
