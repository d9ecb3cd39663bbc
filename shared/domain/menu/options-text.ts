import { asciiDigits } from '../platform/ascii-digits';
import { plainRupees, rupeesToPaise } from '../platform/money';
import {
  type CustomizationOption,
  type CustomizationOptions,
  maxOf,
  minOf,
  type OptionSection,
} from './customizations';
import { withSlugs } from './slugs';

type WrittenSection = Pick<OptionSection, 'label' | 'min' | 'max'> & {
  options: Pick<CustomizationOption, 'label' | 'priceModifier' | 'isDefault'>[];
};

const SEPARATORS = /[\\:,;]/g;
const MODIFIER = /^(.*\S)\s+([+＋](?:\s?₹)?\s?|[-−–]₹?)(\p{Nd}{1,7}(?:\.\p{Nd}{1,2})?)$/su;
/** The end of a label that its writer may have meant as a price: 'Large+40', '₹40', '(+40)', '+40/-'. */
const PRICE_IN_LABEL =
  /(?:[+＋₹]|\brs\.?|\(-)[\s₹]{0,3}(?:rs\.?\s?)?\.?\p{Nd}{1,9}(?:\.\p{Nd}{0,9})?\s?(?:₹|\/-|[)*])?$/iu;
/** '+1,200': an option '+1' and an option '200'. */
const GROUPED_DIGITS = /[+＋₹-]\s?\p{Nd}{1,3},\p{Nd}{2,3}(?!\p{Nd})/u;
/** How many options a customer has to choose and may choose, behind a section's label. */
const RULE = /^(.*\S)\s*\[(\d{1,2})(?:-(\d{1,2}))?\]$/s;
/** The mark behind a default option's label. */
const DEFAULT = /^((?:[^\\]|\\.)*)\*$/s;
/** What would be read as the end of a rule or as the mark of a default. */
const LAST_MARK = /[\]*]$/;

/**
 * Writes options as one line that people can read and edit:
 * 'Topping [0-2]: Hill honey +20.50, Plain -10.25; Size [1]: Large +40.00, Small*'. The brackets say how
 * many options a customer chooses, and the asterisk marks a default. Such marks within labels are
 * escaped by a backslash. `readOptionsText` is the inverse.
 */
export function optionsText(options: CustomizationOptions): string {
  return Object.values(options)
    .map((section) => `${labelText(section)}: ${section.options.map(optionText).join(', ')}`)
    .join('; ');
}

function labelText(section: OptionSection): string {
  const [min, max] = [minOf(section), maxOf(section)];
  const rule = min === max ? `${min}` : `${min}-${max}`;
  return `${escaped(section.label)}${rule === '0-1' ? '' : ` [${rule}]`}`;
}

function optionText(option: WrittenSection['options'][number]): string {
  const { label, priceModifier, isDefault } = option;
  const text = `${escaped(label)}${isDefault ? '*' : ''}`;
  // After a label that ends like a price, the modifier is written even when it is 0.
  if (priceModifier === 0 && !MODIFIER.test(text) && !PRICE_IN_LABEL.test(label)) return text;
  return `${text} ${priceModifier < 0 ? '' : '+'}${plainRupees(priceModifier)}`;
}

function escaped(label: string): string {
  return label
    .replaceAll(SEPARATORS, (separator) => `\\${separator}`)
    .replace(LAST_MARK, (mark) => `\\${mark}`);
}

/**
 * Sections and options matched by label keep their keys and their labels in other languages.
 * @returns undefined when the text cannot be parsed, or a price in it would be taken for a part of a label.
 */
export function readOptionsText(text: string, present: CustomizationOptions) {
  if (text.trim() === '') return {};
  const written: WrittenSection[] = [];
  for (const part of split(text, ';')) {
    const [label, options, ...more] = split(part, ':');
    if (!label?.trim() || !options?.trim() || more.length > 0) return undefined;
    if (GROUPED_DIGITS.test(options)) return undefined;
    const texts = split(options, ',');
    const read = texts.flatMap((option) => readOption(option) ?? []);
    if (read.length < texts.length) return undefined;
    written.push({ ...readLabel(label.trim()), options: read });
  }
  return withPresentKeys(written, present);
}

function readLabel(text: string): Omit<WrittenSection, 'options'> {
  const [, label = text, min = '0', max = label === text ? '1' : min] = RULE.exec(text) ?? [];
  return {
    label: unescaped(label),
    ...(Number(min) !== 0 && { min: Number(min) }),
    ...(Number(max) !== 1 && { max: Number(max) }),
  };
}

function readOption(text: string): WrittenSection['options'][number] | undefined {
  const [priced, before = text.trim(), sign = '+', rupees] = MODIFIER.exec(text.trim()) ?? [];
  const [, marked] = DEFAULT.exec(before) ?? [];
  const label = unescaped(marked ?? before);
  if (label === '' || (priced === undefined && PRICE_IN_LABEL.test(label))) return undefined;
  const paise = rupeesToPaise(Number(asciiDigits(rupees ?? '0')));
  return {
    label,
    priceModifier: paise === 0 || /[+＋]/.test(sign) ? paise : -paise,
    ...(marked !== undefined && { isDefault: true }),
  };
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
    sections.map(({ key, options, ...section }) => {
      const { options: before = [], labels, sharedId } = present[key] ?? {};
      const known = before.map((option) => ({ key: option.value, label: option.label }));
      const read = keyed(options, known, 'option');
      return [
        key,
        {
          ...section,
          ...(labels && { labels }),
          options: read.map(({ key: value, ...rest }) => {
            const option = before.find((each) => each.value === value);
            return { value, ...rest, ...(option?.labels && { labels: option.labels }) };
          }),
          ...(sharedId !== undefined && { sharedId }),
        },
      ];
    }),
  );
}

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
