import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../shared/domain/platform/languages';

const MESSAGES = 'shared/messages';
/** A text, or a list of variants for plurals and choices. */
type Message = string | { match: Record<string, string> }[];

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));

function messagesOf(language: string): Map<string, Message> {
  const files = filesIn(join(MESSAGES, language), /\.json$/);
  const entries = files.flatMap((file) =>
    Object.entries<Message>(JSON.parse(readFileSync(file, 'utf8'))),
  );
  expect(new Set(entries.map(([name]) => name)).size, 'a name in two files').toBe(entries.length);
  return new Map(entries);
}

const textsOf = (message: Message) =>
  typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match));

/** The names in braces, of all variants. */
const inputsOf = (message: Message) =>
  [...new Set(textsOf(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();

const source = messagesOf(SOURCE_LANGUAGE);
const code = ['web', 'server', 'service-worker', 'shared']
  .flatMap((folder) => filesIn(folder, /\.tsx?$/))
  .filter((file) => !file.includes('compiled'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test('every language of the shop has a folder of messages, with the same files', () => {
  const folders = readdirSync(MESSAGES).filter((name) => name !== 'compiled');
  expect(folders.sort()).toEqual([...LANGUAGES].sort());
  const files = folders.map((language) => readdirSync(join(MESSAGES, language)).sort());
  for (const each of files) expect(each).toEqual(files[0]);
});

test.each(LANGUAGES)('no message is missing, empty or left over in %s', (language) => {
  const messages = messagesOf(language);
  expect([...messages.keys()].sort()).toEqual([...source.keys()].sort());
  const empty = [...messages].filter(([, message]) =>
    textsOf(message).some((text) => !text.trim()),
  );
  expect(empty.map(([name]) => name)).toEqual([]);
});

test.each(LANGUAGES)('the messages in %s have the inputs of the source language', (language) => {
  const wrong = [...messagesOf(language)].filter(
    ([name, message]) => inputsOf(message).join() !== inputsOf(source.get(name) ?? '').join(),
  );
  expect(wrong.map(([name]) => name)).toEqual([]);
});

test.each(LANGUAGES)(
  'who is asked to call gets the words that become a link, in %s',
  (language) => {
    const messages = messagesOf(language);
    const call = textsOf(messages.get('contact_call_us') ?? '')
      .join()
      .toLowerCase();
    const wrong = [...source].filter(([name, message]) => {
      const said = textsOf(messages.get(name) ?? '');
      return textsOf(message).some(
        (text, at) => /\bcall us\b/i.test(text) && !said[at]?.toLowerCase().includes(call),
      );
    });
    expect(wrong.map(([name]) => name)).toEqual([]);
  },
);

test('every message is used, by its name in the code', () => {
  const used = new Set(code.match(/(?<![\w$.])m\.\w+/g));
  expect([...source.keys()].filter((name) => !used.has(`m.${name}`))).toEqual([]);
  expect([...source.keys()].filter((name) => !/^[a-z]+(_[a-z0-9]+)+$/.test(name))).toEqual([]);
});

describe('texts on pages', () => {
  const hasWords = (text: string) => /\p{L}{2}/u.test(text) && !text.startsWith('https://');
  /** Names of registers, firms and kinds of files, which are the same in every language. */
  const NAMES = new Set(['CSV', 'Excel', 'Facebook', 'FSSAI', 'GSTIN', 'Instagram', 'WhatsApp']);
  const SHOWN = new Set(['alt', 'aria-label', 'label', 'message', 'placeholder', 'title']);

  interface Node {
    type: string;
    [field: string]: unknown;
  }
  const isNode = (value: unknown): value is Node =>
    typeof value === 'object' && value !== null && 'type' in value;
  const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode);
  const nodesBelow = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(nodesBelow)];

  /** The texts of an expression that is shown, such as those of `isOpen ? 'Open' : 'Closed'`. */
  function shownTexts(node: Node): string[] {
    switch (node.type) {
      case 'JSXText':
      case 'Literal':
        return typeof node.value === 'string' ? [node.value] : [];
      case 'TemplateElement':
        return [(node.value as { raw: string }).raw];
      case 'TemplateLiteral':
        return (node.quasis as Node[]).flatMap(shownTexts);
      case 'JSXExpressionContainer':
        return shownTexts(node.expression as Node);
      case 'ConditionalExpression':
        return [node.consequent, node.alternate].flatMap((each) => shownTexts(each as Node));
      case 'LogicalExpression':
        return shownTexts(node.right as Node);
      default:
        return [];
    }
  }

  /** The texts that a page shows without a message: between tags, and in attributes that are read out. */
  function writtenTexts(file: string): string[] {
    const { program } = parseSync(file, readFileSync(file, 'utf8'));
    const shown = nodesBelow(program as unknown as Node).flatMap((node) => {
      if (node.type === 'JSXElement' || node.type === 'JSXFragment') return node.children as Node[];
      if (node.type !== 'JSXAttribute' || !isNode(node.value)) return [];
      return SHOWN.has(String((node.name as { name: unknown }).name)) ? [node.value] : [];
    });
    return shown
      .flatMap(shownTexts)
      .map((text) => text.trim())
      .filter((text) => hasWords(text) && !NAMES.has(text))
      .map((text) => `${file}: ${text}`);
  }

  const pages = filesIn('web', /\.tsx$/).filter((file) => !basename(file).includes('.test.'));

  test('are in the messages', () => {
    expect(pages.flatMap(writtenTexts)).toEqual([]);
  });
});
