import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that contains package.json. */
export const PROJECT_ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
