import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeLanguages } from './write-languages.mjs';

/** Functions as the compiler writes them. */
const text = (code: string): (() => string) => new Function(`return ${code}`)();
const MESSAGES = Object.fromEntries(
  [
    ['en', 'Privacy', 'line', 'near'],
    ['hi', 'निजता', 'पंक्ति', 'के पास'],
    ['ne', 'गोपनीयता', 'पङ्क्ति', 'नजिक'],
  ].map(([language, privacy, line, near]) => [
    language,
    {
      footer_privacy: text(`() => \`${privacy}\``),
      cart_lines: text(`(i) => {
        const form = registry.plural("${language}", i?.count, {});
        return form === "one" ? \`\${i?.count} ${line}\` : "";
      }`),
      map_label: text(`(i) => { return \`\${i?.name} ${near}\` }`),
    },
  ]),
);
const client = mkdtempSync(join(tmpdir(), 'shop-languages-'));
const SCRIPTS = {
  'core-1.js': 'export const core=1;',
  'entry.client-2.js': 'import"./core-1.js";import"./first-3.js";',
  'first-3.js':
    'import"./core-1.js";const text=MESSAGE$footer_privacy$0123abcd,code=MESSAGE$language$0123abcd;' +
    'const files=["assets/lazy-4.js","assets/core-1.js","assets/look-5.css"];',
  'lazy-4.js':
    'import{p}from"./core-1.js";export const m=MESSAGE$cart_lines$0123abcd(p);export const n=MESSAGE$map_label$0123abcd;',
  'manifest-6.js':
    'window.__reactRouterManifest={"entry":"/assets/entry.client-2.js","root":"/assets/core-1.js"};',
};

beforeAll(() => {
  mkdirSync(join(client, 'assets'));
  for (const [file, code] of Object.entries(SCRIPTS)) {
    writeFileSync(join(client, 'assets', file), code);
  }
  writeLanguages(client, MESSAGES);
});
afterAll(() => rmSync(client, { recursive: true }));

const read = (path: string) => readFileSync(join(client, 'assets', path), 'utf8');

test('each language has its texts in scripts of the same names', () => {
  expect(read('first-3.js')).toContain('const text="Privacy",code="en";');
  expect(read('hi/first-3.js')).toContain('const text="निजता",code="hi";');
});

test('a message with inputs is a function of its language, and a plural has its rules', () => {
  expect(read('ne/lazy-4.js')).toMatch(/n=\(\w=>`\$\{\w\?\.name\} नजिक`\);$/);
  const plural = /m=(\(\w=>\w=>.*\))\(p\);/.exec(read('hi/lazy-4.js'))?.[1];
  const rules = (language: string, count: number) => (language === 'hi' && count < 2 ? 'one' : '');
  expect(new Function('plural', `return ${plural}(plural)({ count: 1 })`)(rules)).toBe('1 पंक्ति');
});

test('scripts without a text are shared, and all others point to those of their language', () => {
  expect(existsSync(join(client, 'assets/hi/core-1.js'))).toBe(false);
  expect(read('hi/first-3.js')).toContain('import"../core-1.js"');
  expect(read('hi/entry.client-2.js')).toBe('import"../core-1.js";import"./first-3.js";');
  expect(read('hi/first-3.js')).toContain(
    '["assets/hi/lazy-4.js","assets/core-1.js","assets/look-5.css"]',
  );
  expect(read('hi/manifest-6.js')).toContain(
    '"entry":"/assets/hi/entry.client-2.js","root":"/assets/core-1.js"',
  );
  expect(read('entry.client-2.js')).toBe(SCRIPTS['entry.client-2.js']);
});
