import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { PROJECT_ROOT } from '../project-root.mjs';

/** A folder for each language with a file for each module, `en/menu.json`, and the compiled functions. */
const MESSAGES = join(PROJECT_ROOT, 'shared/messages');
export const COMPILED = join(MESSAGES, 'compiled');
const STAMP = join(COMPILED, 'stamp');
const COMPILER = 'node_modules/@inlang/paraglide-js/package.json';
const FORMAT = join(PROJECT_ROOT, 'node_modules/@inlang/plugin-message-format/dist/index.js');
/** The compiler wants a folder of its own for its settings, and writes notes into it. */
const PROJECT = join(PROJECT_ROOT, 'node_modules/.cache/messages/maenam.inlang');

/** The language whose files list all messages (shared/domain/platform/languages.ts). */
const SOURCE_LANGUAGE = 'en';

/** The folders' names, which are those of `LANGUAGES`, the source language first. */
export const LANGUAGES = readdirSync(MESSAGES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && join(MESSAGES, entry.name) !== COMPILED)
  .map(({ name }) => name)
  .sort((one, other) => (one === SOURCE_LANGUAGE ? -1 : one.localeCompare(other)));

/**
 * Compiles the messages to functions if one has changed (milliseconds if none has, else a second). All that
 * reads the code needs them first: the type check, the build, the tests.
 * @throws {Error} for a file that is not JSON, or when the compiler lacks a message: it only warns.
 */
export async function compileMessages() {
  const files = messageFiles();
  const stamp = stampOf(files);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  const names = files.map((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8'))));
  mkdirSync(PROJECT, { recursive: true });
  const modules = new Set(files.map((file) => relative(MESSAGES, file).split(/[\\/]/)[1]));
  const settings = {
    baseLocale: SOURCE_LANGUAGE,
    locales: LANGUAGES,
    // From the installed package: the default is a download at every build.
    modules: [fromProject(FORMAT)],
    telemetry: 'off',
    'plugin.inlang.messageFormat': {
      pathPattern: [...modules].map((file) => fromProject(join(MESSAGES, '{locale}', file ?? ''))),
    },
  };
  writeFileSync(join(PROJECT, 'settings.json'), JSON.stringify(settings));
  const { compile } = await import('@inlang/paraglide-js');
  await compile({
    project: PROJECT,
    outdir: COMPILED,
    outputStructure: 'locale-modules',
    // The server says which language a request has, the build which one a script has.
    strategy: ['baseLocale'],
    emitGitIgnore: false,
    emitPrettierIgnore: false,
    emitReadme: false,
    includeEslintDisableComment: false,
  });
  const { count, types } = declarations();
  const wanted = new Set(names.flat().filter((name) => name !== '$schema')).size;
  if (count !== wanted) throw new Error(`Of ${wanted} messages only ${count} could be compiled.`);
  writeFileSync(join(COMPILED, 'messages.d.ts'), types);
  writeFileSync(join(COMPILED, 'runtime.d.ts'), RUNTIME_TYPES);
  writeFileSync(STAMP, stamp);
}

/** @returns {string[]} */
function messageFiles() {
  return LANGUAGES.flatMap((language) =>
    readdirSync(join(MESSAGES, language))
      .sort()
      .map((file) => join(MESSAGES, language, file)),
  );
}

/** @param {readonly string[]} files */
function stampOf(files) {
  const hash = createHash('sha256');
  for (const file of [fileURLToPath(import.meta.url), join(PROJECT_ROOT, COMPILER), ...files]) {
    hash.update(`\0${relative(PROJECT_ROOT, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** @param {string} file */
const fromProject = (file) => relative(join(PROJECT, '..'), file).replaceAll('\\', '/');

const LANGUAGE_TYPE = LANGUAGES.map((each) => `'${each}'`).join(' | ');

const RUNTIME_TYPES = `/** The language of the request, or of the page's scripts. */
export declare function getLocale(): ${LANGUAGE_TYPE};
export declare function overwriteGetLocale(read: () => ${LANGUAGE_TYPE}): void;
`;

/** One file of types, read from the compiled functions' own: a file for each message would slow the type check. */
function declarations() {
  const code = readFileSync(join(COMPILED, 'messages/_index.js'), 'utf8');
  const inputs = new Map(
    [...code.matchAll(/@typedef \{(.*)\} (\w+Inputs) \*\//g)].map(([, type = '', name]) => [
      name,
      type.replaceAll('NonNullable<unknown>', 'string | number'),
    ]),
  );
  const signatures = [...code.matchAll(/@param \{(\w+)\} inputs[\s\S]*?export const (\w+) =/g)].map(
    ([, type, name]) => {
      const given = inputs.get(type) ?? '{}';
      return `  ${name}(inputs${given === '{}' ? '?' : ''}: ${given}, options?: Options): string;`;
    },
  );
  const types = `/** Without a locale, a message is in the language of the request or page. */
type Options = { locale?: ${LANGUAGE_TYPE} };
export declare const m: {
${signatures.join('\n')}
};
`;
  return { count: signatures.length, types };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await compileMessages();

/**
 * The compiled functions by language and name. A text without inputs is a function without parameters.
 * @returns {Promise<Record<string, Record<string, (inputs: object) => string>>>}
 */
export async function messageFunctions() {
  const modules = LANGUAGES.map(async (language) => {
    const { href } = pathToFileURL(join(COMPILED, 'messages', `${language}.js`));
    return [language, await import(href)];
  });
  return Object.fromEntries(await Promise.all(modules));
}
