import { createHash } from 'node:crypto';
import { compileMessages, messageFunctions } from './compile-messages.mjs';

/** The text of this name stands here. The hash of all its texts gives a changed text's script a new name. */
export const PLACEHOLDER = /MESSAGE\$(\w+?)\$\w{8}/g;
/** The language itself, as code: 'hi'. */
const LANGUAGE = 'language';

const IMPORT = /import\s*\{\s*m\s*\}\s*from\s*(['"])[^'"]*messages\/compiled\/messages\1;?/;
/** `m.cart_lines(`, `m.nav_home()` and `m.nav_home`. */
const USE = /(?<![\w$.])m\.(\w+)(\(\))?/g;
const FUNCTION = '\0message:';
const REGISTRY = '/shared/messages/compiled/registry.js';

/** @typedef {Awaited<ReturnType<typeof messageFunctions>>} Messages */

/**
 * For the scripts of the browser: instead of messages in all languages they get placeholders, for which
 * `writeLanguages` puts each language's texts. A text without inputs costs as much as one written there.
 * @returns {import('vite').Plugin}
 */
export function clientMessages() {
  /** @type {Messages} */
  let messages = {};
  /** @param {string} name */
  const placeholder = (name) => `MESSAGE$${name}$${textsHash(messages, name)}`;
  return {
    name: 'client-messages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      await compileMessages();
      messages = await messageFunctions();
    },
    resolveId: (id) => (id.startsWith(FUNCTION) ? id : undefined),
    load(id) {
      if (id.endsWith('messages/compiled/runtime.js')) {
        return `export const getLocale = () => ${placeholder(LANGUAGE)}; export const overwriteGetLocale = () => {};`;
      }
      if (!id.startsWith(FUNCTION)) return undefined;
      const name = id.slice(FUNCTION.length);
      const text = placeholder(name);
      const code = needsPlural(messages, name)
        ? `import { plural } from '${REGISTRY}'; export const message = ${text}(plural);`
        : `export const message = ${text};`;
      // Else a message of code that only the server runs would stay.
      return { code, moduleSideEffects: false };
    },
    transform(code, id) {
      if (!IMPORT.test(code)) return undefined;
      const functions = new Set();
      const used = code.replace(IMPORT, '').replace(USE, (_, name, call) => {
        const kind = messageKind(messages, name);
        if (!kind) this.error(`${id} uses the message ${name}, which no file has.`);
        if (kind === 'text') return call ? placeholder(name) : `(() => ${placeholder(name)})`;
        functions.add(name);
        return `m_${name}${call ?? ''}`;
      });
      const imports = [...functions].map(
        (name) => `import { message as m_${name} } from ${JSON.stringify(FUNCTION + name)};`,
      );
      return { code: imports.join('') + used, map: null };
    },
  };
}

/** @param {Messages} messages @param {string} name @returns {'text' | 'function' | undefined} */
export function messageKind(messages, name) {
  const all = Object.values(messages).map((functions) => functions[name]);
  if (all.some((each) => each === undefined)) return undefined;
  return all.every((each) => each?.length === 0) ? 'text' : 'function';
}

/** @param {Messages} messages @param {string} name */
export function needsPlural(messages, name) {
  return Object.values(messages).some((functions) => String(functions[name]).includes('registry.'));
}

/** @param {Messages} messages @param {string} name */
function textsHash(messages, name) {
  const texts = Object.values(messages).map((functions) => String(functions[name]));
  return createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 8);
}
