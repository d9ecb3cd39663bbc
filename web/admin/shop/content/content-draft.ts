import * as z from 'zod';
import {
  CONTENT_WORDS,
  type ContentInput,
  contentInput,
} from '../../../../shared/contract/shop/content-contract';
import type { WordsInLanguages } from '../../../../shared/domain/platform/translated-languages';
import { MOST_SPECIALTIES } from '../../../../shared/domain/shop/content';
import { wordsDraft } from '../../kit/form/words-draft';

export const contentDraft = z
  .object({
    ...contentInput.shape,
    /** As many as there are fields; '' for a field without a product. */
    specialties: z.array(z.string()).length(MOST_SPECIALTIES),
    uploads: z.int(),
  })
  .transform(({ uploads, specialties, ...content }) => ({
    ...content,
    specialties: specialties.filter((id) => id !== ''),
  }))
  .pipe(contentInput);

export type ContentDraft = z.input<typeof contentDraft>;

export function draftOf(content: ContentInput): ContentDraft {
  return {
    ...content,
    translations: wordsDraft(CONTENT_WORDS.page, content.translations),
    facts: content.facts.map((fact) => ({ ...fact, ...entryWords('fact', fact) })),
    values: content.values.map((value) => ({ ...value, ...entryWords('value', value) })),
    team: content.team.map((member) => ({ ...member, ...entryWords('member', member) })),
    specialties: Array.from(
      { length: MOST_SPECIALTIES },
      (_, each) => content.specialties[each] ?? '',
    ),
    uploads: 0,
  };
}

/** The words of a list's entry in other languages; none of a new one. */
export function entryWords(
  entry: Exclude<keyof typeof CONTENT_WORDS, 'page'>,
  { translations }: { translations?: WordsInLanguages | undefined } = {},
) {
  return { translations: wordsDraft<string>(CONTENT_WORDS[entry], translations) };
}
