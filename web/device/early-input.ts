declare global {
  interface Window {
    /** Called once, when the page has hydrated; undefined from then on. */
    replayEarlyTap?: () => void;
  }
}

/** The event on the window that tells the page has hydrated. */
export const PAGE_HYDRATED = 'page-hydrated';

/**
 * Buttons that the server rendered do nothing until the page has hydrated, which takes seconds on a
 * weak network. This script, the first of a page, notes the last button tapped meanwhile and taps it
 * again after hydration.
 */
export const NOTE_EARLY_TAP =
  "(()=>{let t;const n=e=>{t=e.target.closest('button[type=button]')};" +
  "addEventListener('click',n,true);" +
  "replayEarlyTap=()=>{removeEventListener('click',n,true);replayEarlyTap=undefined;" +
  `dispatchEvent(new Event('${PAGE_HYDRATED}'));` +
  // A microtask, because React renders the numbers typed early only after this effect.
  'queueMicrotask(()=>t?.click())}})()';
