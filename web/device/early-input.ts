declare global {
  interface Window {
    /** Called once, when the page answers; gone from then on. */
    takeEarlyInput?: () => void;
  }
}

/** What the page's window hears once its scripts have taken it over. */
export const PAGE_ANSWERS = 'page-answers';

/**
 * What the server rendered does nothing before its script is there, and on a weak network that takes
 * seconds. This script, the first of a page, notes the last button tapped meanwhile. Once the page
 * answers, it says so to the window, reports every field that shows something else than was rendered,
 * and then taps that button once more. React passes over what a field showed already when it was
 * taken over, unless it is made to forget that.
 */
export const NOTE_EARLY_INPUT =
  "(()=>{let t;const n=e=>{t=e.target.closest('button[type=button]')};" +
  "addEventListener('click',n,true);" +
  "takeEarlyInput=()=>{removeEventListener('click',n,true);takeEarlyInput=undefined;" +
  `dispatchEvent(new Event('${PAGE_ANSWERS}'));` +
  "for(const f of document.querySelectorAll('input'))if(f.value!==f.defaultValue){" +
  'f._valueTracker?.setValue(f.defaultValue);' +
  "f.dispatchEvent(new Event('input',{bubbles:true}));" +
  // One that was left already would keep what does not count, such as nothing at all.
  "if(f!==document.activeElement)f.dispatchEvent(new Event('focusout',{bubbles:true}))}" +
  // Only then does the button know of what the fields reported; by now it may be gone.
  'queueMicrotask(()=>{if(t?.isConnected)t.click()})}})()';
