import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json. */
export const PROJECT_ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
