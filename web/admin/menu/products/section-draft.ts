import * as z from 'zod';
import { nameText, priceModifier } from '../../../../shared/contract/platform/wire-values';
import {
  type CustomizationOption,
  type CustomizationOptions,
  maxOf,
  minOf,
  type OptionSection,
} from '../../../../shared/domain/menu/customizations';
import { ruleProblem } from '../../../../shared/domain/menu/option-checks';
import { withSlugs } from '../../../../shared/domain/menu/slugs';
import type { Labels } from '../../../../shared/domain/platform/translated-languages';
import { m } from '../../../../shared/messages/compiled/messages';
import { optionalNumericText } from '../../kit/form/numeric-text';
import { filledLabels, labelsDraft, labelsSchema } from '../languages/translations-draft';

const LABEL_MAX_LENGTH = 60;

const CHOICES = ['optional', 'one', 'several'] as const;
type Choice = (typeof CHOICES)[number];

export const CHOICE_LABELS: Record<Choice, () => string> = {
  optional: m.menuoffice_one_or_none,
  one: m.menuoffice_one_required,
  several: m.menuoffice_several,
};

const count = optionalNumericText(z.int().min(0).max(30));

/** An option without a label is ignored unless it has a price, which must not be lost silently. */
export const sectionDraft = z
  .object({
    /** The section's key in orders and carts; empty for a new section. */
    key: z.string(),
    label: nameText(LABEL_MAX_LENGTH),
    labels: labelsSchema(LABEL_MAX_LENGTH),
    options: z
      .array(
        z
          .object({
            key: z.string(),
            label: nameText(LABEL_MAX_LENGTH),
            labels: labelsSchema(LABEL_MAX_LENGTH),
            priceModifier: optionalNumericText(priceModifier),
            isDefault: z.boolean(),
          })
          .refine((option) => option.label !== '' || option.priceModifier === 0, {
            path: ['label'],
            error: () => m.menuoffice_label_option(),
          }),
      )
      .max(30),
    choice: z.enum(CHOICES),
    /** Used for several options. */
    min: count,
    max: count,
    /** The id of shared options, which are edited elsewhere; empty for a section of this dish. */
    sharedId: z.string(),
  })
  .transform((entered, context): Section => {
    const section = { ...entered, options: entered.options.filter(({ label }) => label !== '') };
    const problem = section.options.length > 0 && ruleProblem(sectionToWire(section));
    if (problem) context.addIssue({ code: 'custom', path: ['choice'], message: problem });
    return section;
  });

export type SectionDraft = z.input<typeof sectionDraft>;

export interface SectionsForm {
  sections: SectionDraft[];
}

export interface Section {
  key: string;
  label: string;
  labels: Labels;
  options: {
    key: string;
    label: string;
    labels: Labels;
    priceModifier: number;
    isDefault: boolean;
  }[];
  choice: Choice;
  min: number;
  max: number;
  sharedId: string;
}

export const EMPTY_OPTION = {
  key: '',
  label: '',
  labels: labelsDraft(),
  priceModifier: '',
  isDefault: false,
};
export const EMPTY_SECTION: SectionDraft = {
  key: '',
  label: '',
  labels: labelsDraft(),
  options: [EMPTY_OPTION],
  choice: 'optional',
  min: '0',
  max: '2',
  sharedId: '',
};

/** A section with modifiers in rupees; what a section does by itself is left out. */
export function sectionToWire(section: Omit<Section, 'key'>): OptionSection {
  const { label, options, choice, sharedId } = section;
  const labels = filledLabels(section.labels);
  const min = choice === 'several' ? section.min : choice === 'one' ? 1 : 0;
  const max = choice === 'several' ? section.max : 1;
  return {
    label,
    ...(labels && { labels }),
    options: withSlugs(options, 'option').map(
      ({ key: value, isDefault, labels: entered, ...option }): CustomizationOption => {
        const own = filledLabels(entered);
        return { value, ...option, ...(own && { labels: own }), ...(isDefault && { isDefault }) };
      },
    ),
    ...(min !== 0 && { min }),
    ...(max !== 1 && { max }),
    ...(sharedId !== '' && { sharedId }),
  };
}

/** Only sections with a label and at least one option are sent (menu rule 4). */
export function sectionsToWire(sections: readonly Section[]): CustomizationOptions {
  const sent = sections.filter(({ label, options }) => label !== '' && options.length > 0);
  return Object.fromEntries(
    withSlugs(sent, 'section').map(({ key, ...section }) => [key, sectionToWire(section)]),
  );
}

/** Another product's sections, which get keys of their own. Shared options stay shared. */
export function copiedSections(options: CustomizationOptions): SectionDraft[] {
  return sectionsFromWire(options).map((section) => ({
    ...section,
    key: '',
    options: section.options.map((option) => ({ ...option, key: '' })),
  }));
}

export function sectionsFromWire(options: CustomizationOptions): SectionDraft[] {
  return Object.entries(options).map(([key, section]) => ({ key, ...sectionFromWire(section) }));
}

export function sectionFromWire(section: OptionSection): Omit<SectionDraft, 'key'> {
  const [min, max] = [minOf(section), maxOf(section)];
  return {
    label: section.label,
    labels: labelsDraft(section.labels),
    options: section.options.map(({ value, label, labels, priceModifier, isDefault = false }) => ({
      key: value,
      label,
      labels: labelsDraft(labels),
      priceModifier: String(priceModifier),
      isDefault,
    })),
    choice: max > 1 ? 'several' : min === 1 ? 'one' : 'optional',
    min: String(min),
    max: String(Math.max(2, max)),
    sharedId: section.sharedId ?? '',
  };
}
