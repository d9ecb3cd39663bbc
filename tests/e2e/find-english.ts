import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Language, SOURCE_LANGUAGE } from '../../shared/domain/platform/languages';

type Message = string | readonly { match: Record<string, string> }[];
type Messages = Readonly<Record<string, Message>>;

const MESSAGES = 'shared/messages';
/** What a message says around its inputs must be this long, or names and figures would match it. */
const FEWEST_LETTERS = 8;

/** A language's message files as one object. */
export function messagesOf(language: Language): Messages {
  const folder = join(MESSAGES, language);
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return Object.assign({}, ...files.map((file) => JSON.parse(file)));
}

const textsOf = (message: Message = '') =>
  typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match));

/** Returns the plain texts of a language, by name: what a page's buttons and headings are called. */
export function wordsOf(language: Language): (name: string) => string {
  const messages = messagesOf(language);
  return (name) => {
    const [text] = textsOf(messages[name]);
    if (text === undefined) throw new Error(`No message ${name}`);
    return text;
  };
}

/** A pattern for a text in English that another language says in another way. */
function patternOf(text: string): RegExp {
  const parts = text.replaceAll('*', '').split(/\{\w+\}/);
  return new RegExp(
    `^${parts.map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('.+')}$`,
  );
}

/** Returns a function that finds texts of the page which are messages in English, beside what is marked as English. */
export function englishFinder(language: Language): (page: Page) => Promise<string[]> {
  const own = messagesOf(language);
  const plain = new Set<string>();
  const patterns: RegExp[] = [];
  for (const [name, message] of Object.entries(messagesOf(SOURCE_LANGUAGE))) {
    const same = new Set(textsOf(own[name]));
    for (const text of textsOf(message)) {
      const said = text.replaceAll(/\{\w+\}/g, '');
      if (same.has(text) || !/[a-z]{2}/i.test(said)) continue;
      if (said === text) plain.add(text.replaceAll('*', ''));
      else if (said.replaceAll(/[^a-z]/gi, '').length >= FEWEST_LETTERS)
        patterns.push(patternOf(text));
    }
  }
  return async (page) => {
    const shown = await page.evaluate(shownTexts, SOURCE_LANGUAGE);
    return shown.filter((text) => plain.has(text) || patterns.some((each) => each.test(text)));
  };
}

/** To be evaluated in the page: what it shows or has read out, once each. */
function shownTexts(source: string): string[] {
  const found = new Set<string>([document.title]);
  const add = (text: string | null) => found.add((text ?? '').replaceAll(/\s+/g, ' ').trim());
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest(`script, style, noscript, [lang|=${source}]`)) continue;
    if (!element.checkVisibility()) continue;
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) add(node.nodeValue);
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      add(element.getAttribute(name));
  }
  return [...found];
}
