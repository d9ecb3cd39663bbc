import { version } from '../../../package.json';

/** The build copies it from package.json. */
export const VERSION = version;
