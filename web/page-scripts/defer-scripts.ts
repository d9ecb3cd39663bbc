/** What waits until the first paint: the browser knows neither of the two, and passes them over. */
const LATER = 'later';

/**
 * Runs in the head of every page: once the page has been painted, fetches its scripts and starts
 * them. A page that opens in the background is not painted, and starts at once. While they are on
 * their way the page's storage is opened: whoever reads it first waits for the browser's disk, and
 * that is a wait in the midst of taking the page over otherwise.
 */
export const START_AFTER_PAINT = `(()=>{const start=()=>{
for(const link of document.querySelectorAll('link[rel=${LATER}]'))link.rel='modulepreload';
for(const held of document.querySelectorAll('script[type=${LATER}]')){
const script=document.createElement('script');
script.type='module';script.textContent=held.textContent;held.replaceWith(script)}
setTimeout(()=>{try{localStorage.length}catch{}})};
addEventListener('DOMContentLoaded',()=>{
if(document.hidden)start();else requestAnimationFrame(()=>setTimeout(start))})})()`;

/**
 * Holds back the scripts of a rendered page until `START_AFTER_PAINT` starts them: on a weak phone
 * they would take network and processor from what the first sight needs, and a page that is already
 * there to be read answers to a tap a moment later (record 23).
 */
export function deferScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${LATER}"`)
    .replaceAll(/(<script\b[^>]*) type="module" async=""/g, `$1 type="${LATER}"`);
}
