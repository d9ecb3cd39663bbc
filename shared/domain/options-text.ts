import type { CustomizationOption, CustomizationOptions } from './customizations';
import { plainRupees, rupeesToPaise } from './money';
import { withSlugs } from './slugs';

/** A section in the text: labels and modifiers, without keys. */
interface WrittenSection {
  label: string;
  options: Pick<CustomizationOption, 'label' | 'priceModifier'>[];
}

const SEPARATORS = /[\\:,;]/g;
const MODIFIER = /^(.*\S)\s+([+-]\d{1,7}(?:\.\d{1,2})?)$/s;

/**
 * Writes options as one line that people can read and edit:
 * 'Topping: Hill honey +20.50, Plain -10.25; Size: Large +40.00, Small'. Separators within labels are
 * escaped by a backslash. `readOptionsText` is the inverse.
 */
export function optionsText(options: CustomizationOptions): string {
  return Object.values(options)
    .map((section) => `${escaped(section.label)}: ${section.options.map(optionText).join(', ')}`)
    .join('; ');
}

function optionText({ label, priceModifier }: WrittenSection['options'][number]): string {
  const text = escaped(label);
  // After a label that ends like a price, the modifier is written even when it is 0.
  if (priceModifier === 0 && !MODIFIER.test(text)) return text;
  return `${text} ${priceModifier < 0 ? '' : '+'}${plainRupees(priceModifier)}`;
}

function escaped(label: string): string {
  return label.replaceAll(SEPARATORS, (separator) => `\\${separator}`);
}

/**
 * Parses the text of `optionsText`. Existing sections and options, matched by label, keep their keys;
 * new ones get new keys.
 * @returns undefined when the text cannot be parsed.
 */
export function readOptionsText(text: string, present: CustomizationOptions) {
  if (text.trim() === '') return {};
  const written: WrittenSection[] = [];
  for (const part of split(text, ';')) {
    const [label, options, ...more] = split(part, ':');
    if (!label?.trim() || !options?.trim() || more.length > 0) return undefined;
    const read = split(options, ',').map(readOption);
    if (read.some((option) => option.label === '')) return undefined;
    written.push({ label: unescaped(label), options: read });
  }
  return withPresentKeys(written, present);
}

function readOption(text: string): WrittenSection['options'][number] {
  const [, label, modifier] = MODIFIER.exec(text.trim()) ?? [];
  if (label === undefined) return { label: unescaped(text), priceModifier: 0 };
  return { label: unescaped(label), priceModifier: rupeesToPaise(Number(modifier)) };
}

/** Splits at unescaped separators; the parts keep their backslashes. */
function split(text: string, separator: string): string[] {
  const parts = [''];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === separator) {
      parts.push('');
      continue;
    }
    parts[parts.length - 1] += character;
    if (character === '\\') {
      at += 1;
      parts[parts.length - 1] += text.charAt(at);
    }
  }
  return parts;
}

/** Trims and removes the backslashes. */
function unescaped(text: string): string {
  return text.trim().replaceAll(/\\(.)/gs, '$1');
}

function withPresentKeys(written: readonly WrittenSection[], present: CustomizationOptions) {
  const sections = keyed(
    written,
    Object.entries(present).map(([key, { label }]) => ({ key, label })),
    'section',
  );
  return Object.fromEntries(
    sections.map(({ key, label, options }) => {
      const known = (present[key]?.options ?? []).map((option) => ({
        key: option.value,
        label: option.label,
      }));
      const read = keyed(options, known, 'option');
      return [key, { label, options: read.map(({ key: value, ...rest }) => ({ value, ...rest })) }];
    }),
  );
}

/** Gives each item the first unused key of its label. */
function keyed<Item extends { label: string }>(
  items: readonly Item[],
  known: readonly { key: string; label: string }[],
  fallback: string,
): (Item & { key: string })[] {
  const left = [...known];
  const found = items.map((item) => {
    const at = left.findIndex(({ label }) => label === item.label);
    const [taken] = at === -1 ? [] : left.splice(at, 1);
    return { ...item, key: taken?.key ?? '' };
  });
  return withSlugs(found, fallback);
}
