import { NOTE_EARLY_TAP } from '../device/early-input';
import { OPEN_CATEGORY } from '../device/open-category';
import { START_AFTER_PAINT } from './defer-scripts';
import { REGISTER_WORKER } from './register-worker';

/** The inline scripts that run first in every page's head, in this order. */
export const FIRST_SCRIPTS: readonly string[] = [
  NOTE_EARLY_TAP,
  OPEN_CATEGORY,
  START_AFTER_PAINT,
  // In development a worker would serve outdated files.
  ...(import.meta.env.PROD ? [REGISTER_WORKER] : []),
];
