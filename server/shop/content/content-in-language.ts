import type { ContentInput } from '../../../shared/contract/shop/content-contract';
import type { Language } from '../../../shared/domain/platform/languages';
import { inLanguage } from '../../../shared/domain/platform/translated-languages';

/** In one language only; each text that it lacks is in English (shop rule 15). */
export function contentInLanguage(content: ContentInput, language: Language): ContentInput {
  return {
    ...inLanguage(content, language),
    translations: {},
    facts: content.facts.map((fact) => inLanguage(fact, language)),
    values: content.values.map((value) => inLanguage(value, language)),
    team: content.team.map((member) => inLanguage(member, language)),
  };
}
