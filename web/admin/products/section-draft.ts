import * as z from 'zod';
import type { Product } from '../../../shared/contract/catalog-contract';
import { nameText, priceModifier } from '../../../shared/contract/wire-values';
import { withSlugs } from '../../../shared/domain/slugs';
import { optionalNumericText } from '../form/numeric-text';

type WireOptions = Product['customizationOptions'];

const LABEL_MAX_LENGTH = 60;

/**
 * An entered section of options. An option without a label is ignored unless it has a price, which
 * must not be lost silently.
 */
export const sectionDraft = z.object({
  /** The section's key in orders and carts; empty for a new section. */
  key: z.string(),
  label: nameText(LABEL_MAX_LENGTH),
  options: z
    .array(
      z
        .object({
          key: z.string(),
          label: nameText(LABEL_MAX_LENGTH),
          priceModifier: optionalNumericText(priceModifier),
        })
        .refine((option) => option.label !== '' || option.priceModifier === 0, {
          path: ['label'],
          message: 'Please give this option a label',
        }),
    )
    .max(30),
});

interface Section {
  key: string;
  label: string;
  options: { key: string; label: string; priceModifier: number }[];
}

export const EMPTY_OPTION = { key: '', label: '', priceModifier: '' };
export const EMPTY_SECTION = { key: '', label: '', options: [EMPTY_OPTION] };

/** Only sections with a label and at least one option are sent (spec §5). */
export function sectionsToWire(sections: readonly Section[]): WireOptions {
  const sent = sections
    .map((section) => ({
      ...section,
      options: section.options.filter(({ label }) => label !== ''),
    }))
    .filter(({ label, options }) => label !== '' && options.length > 0);
  return Object.fromEntries(
    withSlugs(sent, 'section').map(({ key, label, options }) => [
      key,
      {
        label,
        options: withSlugs(options, 'option').map(({ key: value, ...option }) => ({
          value,
          ...option,
        })),
      },
    ]),
  );
}

/** Another product's sections, which get keys of their own. */
export function copiedSections(options: WireOptions) {
  return sectionsFromWire(options).map((section) => ({
    ...section,
    key: '',
    options: section.options.map((option) => ({ ...option, key: '' })),
  }));
}

export function sectionsFromWire(options: WireOptions) {
  return Object.entries(options).map(([key, section]) => ({
    key,
    label: section.label,
    options: section.options.map(({ value, label, priceModifier }) => ({
      key: value,
      label,
      priceModifier: String(priceModifier),
    })),
  }));
}
