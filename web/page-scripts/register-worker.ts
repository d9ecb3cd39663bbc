import { PAGE_HYDRATED } from '../device/early-input';

/**
 * Runs in the head of every page: once the page answers and has nothing to do, the browser is told
 * of the service worker. Earlier, the dozens of files that it fetches would take a weak phone's
 * processor from the page's own start. Not from the back office; staff without a worker on their
 * device get none.
 */
export const REGISTER_WORKER = `addEventListener('${PAGE_HYDRATED}',()=>{
const worker=navigator.serviceWorker;
if(worker&&!location.pathname.startsWith('/admin'))(self.requestIdleCallback||setTimeout)(()=>
worker.register('/sw.js').catch(()=>{}))})`;
