import { PAGE_HYDRATED } from '../device/early-input';

/**
 * Runs in the head of every page. It registers the service worker once the page is interactive and
 * idle, because the dozens of files that the worker fetches would slow a weak phone's start. Pages of
 * the back office register none.
 */
export const REGISTER_WORKER = `addEventListener('${PAGE_HYDRATED}',()=>{
const worker=navigator.serviceWorker;
if(worker&&!location.pathname.startsWith('/admin'))(self.requestIdleCallback||setTimeout)(()=>
worker.register('/sw.js').catch(()=>{}))})`;
