import type { OptionChoice } from '../../../shared/domain/customizations';

/** The chosen option of each section, by section key; a section without one is left out. */
export type Choices = Readonly<Record<string, string>>;

/** The choices in the form that the domain looks up. */
export function asOptionChoices(choices: Choices): OptionChoice[] {
  return Object.entries(choices).map(([section, value]) => ({ section, value }));
}
