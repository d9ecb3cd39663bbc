import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

const FLOORS = ['shared', 'server', 'web', 'service-worker', 'tests', 'bench'];

/** Source text by path. */
export type Sources = ReadonlyMap<string, string>;

/** The sources of all floors, as they stand on the disk. */
export function readSources(): Sources {
  const files = FLOORS.flatMap((floor) =>
    readdirSync(floor, { recursive: true, encoding: 'utf8' }).map((name) => join(floor, name)),
  );
  return new Map(
    files.filter((file) => /\.tsx?$/.test(file)).map((file) => [file, readFileSync(file, 'utf8')]),
  );
}

/** `server/orders` for a file in that folder, `server/app` for the file itself. */
export function roomOf(file: string): string {
  const [floor = '', room = ''] = file.split('/');
  const isRoom = ['service-worker', 'bench'].includes(floor);
  return isRoom ? floor : `${floor}/${room.replace(/\.tsx?$/, '')}`;
}

/** Each import: a file of ours, or a package by its name. */
export function importsOf(file: string, sources: Sources): { ours: string[]; packages: string[] } {
  const names = ts.preProcessFile(sources.get(file) ?? '').importedFiles.map((f) => f.fileName);
  const ours = names
    .filter((name) => name.startsWith('.'))
    .map((name) => normalize(join(dirname(file), name)))
    .flatMap((path) =>
      [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].filter((candidate) =>
        sources.has(candidate),
      ),
    );
  const packages = names
    .filter((name) => !name.startsWith('.'))
    .map((name) =>
      name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : (name.split('/')[0] ?? ''),
    );
  return { ours, packages };
}
