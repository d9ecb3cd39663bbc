/** Browsers ignore these tags until the first paint: a script of text is data, and the rel is unknown. */
const DATA = 'text/plain';
const LATER = 'later';

/**
 * Starts a page's scripts after the first paint; a page in the background is never painted, so at
 * once. Opens localStorage early: the first access waits for the disk and would delay hydration.
 */
export const START_AFTER_PAINT = `(()=>{const start=()=>{
for(const link of document.querySelectorAll('link[rel=${LATER}]'))link.rel='modulepreload';
for(const held of document.querySelectorAll('script[type="${DATA}"]')){
const script=document.createElement('script');
script.type='module';script.textContent=held.textContent;held.replaceWith(script)}
setTimeout(()=>{try{localStorage.length}catch{}})};
addEventListener('DOMContentLoaded',()=>{
if(document.hidden)start();else requestAnimationFrame(()=>setTimeout(start))})})()`;

/** On a weak phone, scripts would compete with the first paint for network and processor. */
export function deferScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${LATER}"`)
    .replaceAll(/(<script\b[^>]*) type="module" async=""/g, `$1 type="${DATA}"`);
}
