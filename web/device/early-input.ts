declare global {
  interface Window {
    /** Called once when the page has hydrated; undefined afterwards. */
    replayEarlyTap?: () => void;
  }
}

/** The window's event after hydration. */
export const PAGE_HYDRATED = 'page-hydrated';

/** Taps do nothing before hydration: this records the last one, to click it afterwards. */
export const NOTE_EARLY_TAP =
  "(()=>{let t,c;const n=e=>{c=e;t=e.target.closest('button[type=button]')};" +
  "addEventListener('click',n,true);" +
  "replayEarlyTap=()=>{removeEventListener('click',n,true);replayEarlyTap=undefined;" +
  `dispatchEvent(new Event('${PAGE_HYDRATED}'));` +
  // A tap that is still being dispatched made React hydrate the page, and React handles it itself.
  'if(!c?.eventPhase)' +
  // In a microtask, because React renders numbers typed early only after this effect.
  'queueMicrotask(()=>t?.click())}})()';
