/**
 * Runs in the head of every page: once the page has loaded and has nothing to do, the browser is told
 * of the service worker. Not from the back office; staff without a worker on their device get none.
 */
export const REGISTER_WORKER = `addEventListener('load',()=>{
const worker=navigator.serviceWorker;
if(worker&&!location.pathname.startsWith('/admin'))(self.requestIdleCallback||setTimeout)(()=>
worker.register('/sw.js').catch(()=>{}))})`;
