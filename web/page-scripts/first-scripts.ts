import { NOTE_EARLY_TAP } from '../device/early-input';
import { START_AFTER_PAINT } from './defer-scripts';
import { REGISTER_WORKER } from './register-worker';

/** The scripts inside a page's head, in this order, before all else. */
export const FIRST_SCRIPTS: readonly string[] = [
  NOTE_EARLY_TAP,
  START_AFTER_PAINT,
  // In development there is no worker: it would keep what was just changed.
  ...(import.meta.env.PROD ? [REGISTER_WORKER] : []),
];
