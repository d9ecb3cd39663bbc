import { importsOf, roomOf, type Sources } from './imports';
import { MAY_IMPORT, PACKAGES } from './picture';

const IS_TEST = /\.(test|spec)\.tsx?$/;
const FILE_NAME = /^(entry\.(client|server)|[a-z0-9]+(-[a-z0-9]+)*(\.(test|spec|d))?)\.tsx?$/;
const SAYS_NOTHING = /^(utils?|helpers?|common|misc|managers?|types)(\.|$)/;

function mayImport(from: string, to: string): boolean {
  const [fromRoom, toRoom] = [roomOf(from), roomOf(to)];
  const floorOf = (file: string) => file.split('/')[0];
  // A test uses whatever its floor holds to bring about what it is to see.
  if (IS_TEST.test(from) && ['shared', 'tests', floorOf(from)].includes(floorOf(to))) return true;
  const allowed = MAY_IMPORT[fromRoom] ?? [];
  return fromRoom === toRoom || allowed.includes(toRoom) || allowed.includes(`${floorOf(to)}/*`);
}

/** Every arrow that the table does not know, as a line to read. */
export function forbiddenArrows(sources: Sources): string[] {
  return [...sources.keys()].flatMap((file) => {
    const { ours, packages } = importsOf(file, sources);
    const allowed = IS_TEST.test(file) ? undefined : PACKAGES[roomOf(file)];
    return [
      ...ours
        .filter((target) => !mayImport(file, target))
        .map(
          (target) =>
            `${file} must not import ${target}: ${roomOf(file)} → ${roomOf(target)} is no arrow of the picture`,
        ),
      ...packages
        .filter((name) => allowed && !allowed.includes(name))
        .map((name) => `${file} must not import the package ${name}`),
    ];
  });
}

/** Each way round from a file back to itself, once. */
export function cycles(sources: Sources): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (done.has(file)) return;
    done.add(file);
    for (const target of importsOf(file, sources).ours) visit(target, [...path, file]);
  };
  for (const file of sources.keys()) visit(file, []);
  return found;
}

/** Each file whose name is not kebab-case, or says nothing. */
export function badNames(sources: Sources): string[] {
  return [...sources.keys()].filter((file) => {
    const name = file.split('/').at(-1) ?? '';
    return !FILE_NAME.test(name) || file.split('/').some((part) => SAYS_NOTHING.test(part));
  });
}
