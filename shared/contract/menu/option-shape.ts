import * as z from 'zod';
import { maxOf } from '../../domain/menu/customizations';
import { ruleProblem } from '../../domain/menu/option-checks';
import { type Labels, TRANSLATED_LANGUAGES } from '../../domain/platform/translated-languages';
import { m } from '../../messages/compiled/messages';
import { eachLanguage } from '../platform/each-language';
import { id, nameText, priceModifier } from '../platform/wire-values';

const MOST_SECTIONS = 12;
const MOST_OPTIONS = 30;

/** How many options one unit of a dish can have; bounds what an order stores. */
export const MOST_CHOICES = 60;

/** In UTF-16 units: at most 24 kB of Devanagari. */
const TRANSLATED_LABELS_MAX_LENGTH = 8000;

const LABEL = nameText(60, 1);
const labels = eachLanguage(nameText(60))
  .optional()
  .describe('The label in other languages; one that is missing or empty is shown in English');

/** Section keys and option values are plain slugs, which also excludes `__proto__` and the like. */
const slug = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/, { error: m.validation_slug });

/** A section as it is entered: a label and at least one option (menu rule 4). */
export const optionSection = z.object({
  label: LABEL,
  labels,
  options: z
    .array(
      z.object({
        value: slug,
        label: LABEL,
        labels,
        priceModifier,
        isDefault: z.boolean().optional().describe('Chosen until the customer chooses otherwise'),
      }),
    )
    .min(1)
    .max(MOST_OPTIONS)
    .refine((options) => new Set(options.map(({ value }) => value)).size === options.length, {
      error: m.validation_option_values,
    }),
  min: z
    .int()
    .min(0)
    .max(MOST_OPTIONS)
    .optional()
    .describe('How many options a customer has to choose; 0 without it'),
  max: z
    .int()
    .min(1)
    .max(MOST_OPTIONS)
    .optional()
    .describe('How many options a customer may choose; 1 without it'),
});

type EnteredSection = z.output<typeof optionSection>;

export function checkRule(section: EnteredSection, context: z.RefinementCtx): void {
  const message = ruleProblem(section);
  if (message) context.addIssue({ code: 'custom', message });
}

const sharedId = id
  .optional()
  .describe('The shared options that this section copies; its other fields follow them');

export const customizationOptions = z
  .record(slug, optionSection.extend({ sharedId }).superRefine(checkRule))
  .superRefine((sections, context) => {
    const all = Object.values(sections);
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    if (all.length > MOST_SECTIONS) refuse(m.validation_sections({ most: MOST_SECTIONS }));
    if (all.reduce((sum, section) => sum + maxOf(section), 0) > MOST_CHOICES) {
      refuse(m.validation_choices({ most: MOST_CHOICES }));
    }
    if (translatedLength(all) > TRANSLATED_LABELS_MAX_LENGTH) {
      refuse(m.validation_labels_length({ most: TRANSLATED_LABELS_MAX_LENGTH }));
    }
    const shared = all.flatMap((section) => section.sharedId ?? []);
    if (new Set(shared).size < shared.length) refuse(m.validation_shared_once());
  });

function translatedLength(sections: readonly EnteredSection[]): number {
  const all = sections.flatMap(({ labels: own, options }) => [
    own,
    ...options.map((option) => option.labels),
  ]);
  return all.reduce((sum, each) => sum + lengthOf(each), 0);
}

const lengthOf = (own: Labels = {}) =>
  TRANSLATED_LANGUAGES.reduce((sum, language) => sum + (own[language]?.length ?? 0), 0);

const sentLabels = eachLanguage(z.string())
  .optional()
  .describe('The label in other languages; only for staff who may edit the menu');

/** Modifiers in rupees. */
export const menuSections = z.record(
  z.string(),
  z.object({
    label: z.string(),
    labels: sentLabels,
    options: z.array(
      z.object({
        value: z.string(),
        label: z.string(),
        labels: sentLabels,
        priceModifier: z.number(),
        isDefault: z.boolean().optional(),
      }),
    ),
    min: z.int().optional(),
    max: z.int().optional(),
    sharedId,
  }),
);
