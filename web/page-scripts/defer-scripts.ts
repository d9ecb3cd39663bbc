/** Browsers ignore these tags until the first paint: a script of text is data, and the rel is unknown. */
const DATA = 'text/plain';
const LATER = 'later';

/**
 * Runs in the head of every page and starts its scripts after the first paint. A page that opens in
 * the background is never painted, so it starts them at once. It also opens localStorage early: the
 * first access waits for the disk and would otherwise delay hydration.
 */
export const START_AFTER_PAINT = `(()=>{const start=()=>{
for(const link of document.querySelectorAll('link[rel=${LATER}]'))link.rel='modulepreload';
for(const held of document.querySelectorAll('script[type="${DATA}"]')){
const script=document.createElement('script');
script.type='module';script.textContent=held.textContent;held.replaceWith(script)}
setTimeout(()=>{try{localStorage.length}catch{}})};
addEventListener('DOMContentLoaded',()=>{
if(document.hidden)start();else requestAnimationFrame(()=>setTimeout(start))})})()`;

/**
 * Holds back the scripts of a rendered page until `START_AFTER_PAINT` starts them. On a weak phone
 * they would compete with the first paint for network and processor.
 */
export function deferScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${LATER}"`)
    .replaceAll(/(<script\b[^>]*) type="module" async=""/g, `$1 type="${DATA}"`);
}
