import { version } from '../../../package.json';

/** The version of the shop, which the build copies from package.json. */
export const VERSION = version;
