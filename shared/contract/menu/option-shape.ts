import * as z from 'zod';
import { maxOf } from '../../domain/menu/customizations';
import { ruleProblem } from '../../domain/menu/option-checks';
import { id, nameText, priceModifier } from '../platform/wire-values';

const MOST_SECTIONS = 12;
const MOST_OPTIONS = 30;

/** How many options one unit of a dish can have; bounds what an order stores. */
export const MOST_CHOICES = 60;

/** Section keys and option values are plain slugs, which also excludes `__proto__` and the like. */
const slug = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/, 'Letters, digits and hyphens only');

/** A section as it is entered: a label and at least one option (menu rule 4). */
export const optionSection = z.object({
  label: nameText(60, 1),
  options: z
    .array(
      z.object({
        value: slug,
        label: nameText(60, 1),
        priceModifier,
        isDefault: z.boolean().optional().describe('Chosen until the customer chooses otherwise'),
      }),
    )
    .min(1)
    .max(MOST_OPTIONS)
    .refine(
      (options) => new Set(options.map(({ value }) => value)).size === options.length,
      'Each option needs a value of its own',
    ),
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
    if (all.length > MOST_SECTIONS) refuse(`At most ${MOST_SECTIONS} sections`);
    if (all.reduce((sum, section) => sum + maxOf(section), 0) > MOST_CHOICES) {
      refuse(`At most ${MOST_CHOICES} choices in all sections`);
    }
    const shared = all.flatMap((section) => section.sharedId ?? []);
    if (new Set(shared).size < shared.length) refuse('The same shared options only once');
  });

/** Modifiers in rupees. */
export const menuSections = z.record(
  z.string(),
  z.object({
    label: z.string(),
    options: z.array(
      z.object({
        value: z.string(),
        label: z.string(),
        priceModifier: z.number(),
        isDefault: z.boolean().optional(),
      }),
    ),
    min: z.int().optional(),
    max: z.int().optional(),
    sharedId,
  }),
);
