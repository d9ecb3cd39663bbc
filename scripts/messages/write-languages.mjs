import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { messageKind, needsPlural, PLACEHOLDER } from './client-messages.mjs';
import { LANGUAGES } from './compile-messages.mjs';

const MANIFEST = /^manifest-\w+\.js$/;
/** Another script's name, as an import ('./a-1.js'), as a preload ('assets/a-1.js') or in the manifest. */
const REFERENCE = /(\.\/|assets\/)([\w.-]+\.js)(?=["'`])/g;

/** @typedef {import('./client-messages.mjs').Messages} Messages */

/**
 * Writes the scripts of each language from those with placeholders: the source language's in /assets, another's
 * in /assets/hi. Scripts without any text, such as React, are shared.
 * @param {string} client the folder of the browser's build.
 * @param {Messages} messages
 */
export function writeLanguages(client, messages) {
  const assets = join(client, 'assets');
  const scripts = new Map(
    readdirSync(assets)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, readFileSync(join(assets, file), 'utf8')]),
  );
  const spoken = spokenScripts(scripts);
  for (const language of LANGUAGES) {
    const isSource = language === LANGUAGES[0];
    const folder = isSource ? assets : join(assets, language);
    mkdirSync(folder, { recursive: true });
    for (const file of spoken) {
      const code = speak(scripts.get(file) ?? '', language, messages);
      writeFileSync(join(folder, file), isSource ? code : pointInto(code, language, spoken));
    }
  }
}

/**
 * Those with a text, those that import one, and the list of routes.
 * @param {ReadonlyMap<string, string>} scripts @returns {ReadonlySet<string>}
 */
function spokenScripts(scripts) {
  const spoken = new Set(
    [...scripts].flatMap(([file, code]) =>
      MANIFEST.test(file) || code.search(PLACEHOLDER) >= 0 ? [file] : [],
    ),
  );
  for (let before = -1; before < spoken.size; ) {
    before = spoken.size;
    for (const [file, code] of scripts) {
      if ([...code.matchAll(REFERENCE)].some(([, , other = '']) => spoken.has(other)))
        spoken.add(file);
    }
  }
  return spoken;
}

/** @param {string} code @param {string} language @param {Messages} messages */
function speak(code, language, messages) {
  return code.replace(PLACEHOLDER, (_, /** @type {string} */ name) =>
    name === 'language' ? JSON.stringify(language) : expressionOf(messages, language, name),
  );
}

/** A text, or the function that makes it. @param {Messages} messages @param {string} language @param {string} name */
function expressionOf(messages, language, name) {
  const message = messages[language]?.[name];
  if (!message) throw new Error(`The build has no message ${name} in ${language}`);
  if (messageKind(messages, name) === 'text') return JSON.stringify(message({}));
  const source = String(message);
  if (/registry\.(?!plural)/.test(source)) {
    throw new Error(`${name} formats a number or a time, which the page formats first`);
  }
  const code = needsPlural(messages, name)
    ? `(plural) => ${source.replaceAll('registry.plural', 'plural')}`
    : source;
  // As an argument, it keeps its parentheses.
  return minifySync(`${name}.js`, `of(${code})`).code.replace(/^of|;?\s*$/g, '');
}

/** @param {string} code @param {string} language @param {ReadonlySet<string>} spoken */
function pointInto(code, language, spoken) {
  return code.replace(REFERENCE, (whole, path, file) => {
    if (path === './') return spoken.has(file) ? whole : `../${file}`;
    return spoken.has(file) ? `${path}${language}/${file}` : whole;
  });
}
