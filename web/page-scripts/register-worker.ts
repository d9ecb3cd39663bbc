import { PAGE_HYDRATED } from '../device/early-input';

/** Waits until the page is idle: the worker's files would slow a weak phone's start. */
export const REGISTER_WORKER = `addEventListener('${PAGE_HYDRATED}',()=>{
const worker=navigator.serviceWorker;
if(worker&&!location.pathname.startsWith('/admin'))(self.requestIdleCallback||setTimeout)(()=>
worker.register('/sw.js').catch(()=>{}))})`;
