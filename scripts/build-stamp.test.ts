import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inputFiles } from './build-stamp.mjs';
import { PROJECT_ROOT } from './project-root.mjs';

test.each(['vite.config.ts', 'react-router.config.ts'])(
  'the build stamp covers %s and the project’s modules it imports',
  (config) => {
    const text = readFileSync(join(PROJECT_ROOT, config), 'utf8');
    const imported = [...text.matchAll(/^import (?!type ).* from '\.\/(.*)'/gm)];
    const files = inputFiles();
    expect(files).toContain(config);
    expect(imported.map(([, file]) => file).filter((file = '') => !files.includes(file))).toEqual(
      [],
    );
  },
);
