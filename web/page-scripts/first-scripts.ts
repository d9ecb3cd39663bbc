import { NOTE_EARLY_TAP, PAGE_HYDRATED } from '../device/early-input';
import { OPEN_CATEGORY } from '../device/open-category';
import { START_AFTER_PAINT } from './defer-scripts';
import { SWITCH_LANGUAGE } from './switch-language';

/** Waits until the page is idle: the worker's files would slow a weak phone's start. */
const REGISTER_WORKER = `addEventListener('${PAGE_HYDRATED}',()=>{
const worker=navigator.serviceWorker;
if(worker&&!location.pathname.startsWith('/admin'))(self.requestIdleCallback||setTimeout)(()=>
worker.register('/sw.js').catch(()=>{}))})`;

/** The inline scripts that run first in every page's head, in this order. */
export const FIRST_SCRIPTS: readonly string[] = [
  NOTE_EARLY_TAP,
  OPEN_CATEGORY,
  SWITCH_LANGUAGE,
  START_AFTER_PAINT,
  // In development a worker would serve outdated files.
  ...(import.meta.env.PROD ? [REGISTER_WORKER] : []),
];
