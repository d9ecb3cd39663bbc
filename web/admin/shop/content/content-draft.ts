import * as z from 'zod';
import { type ContentInput, contentInput } from '../../../../shared/contract/shop/content-contract';
import { MOST_SPECIALTIES } from '../../../../shared/domain/shop/content';

/** Validates the typed content by the contract's rules and converts it to the API's input. */
export const contentDraft = z
  .object({
    ...contentInput.shape,
    /** As many as there are fields; '' for a field without a product. */
    specialties: z.array(z.string()).length(MOST_SPECIALTIES),
    /** How many pictures are being uploaded. */
    uploads: z.int(),
  })
  .transform(({ uploads: _, specialties, ...content }) => ({
    ...content,
    specialties: specialties.filter((id) => id !== ''),
  }))
  .pipe(contentInput);

export type ContentDraft = z.input<typeof contentDraft>;

export function draftOf(content: ContentInput): ContentDraft {
  return {
    ...content,
    specialties: Array.from(
      { length: MOST_SPECIALTIES },
      (_, each) => content.specialties[each] ?? '',
    ),
    uploads: 0,
  };
}
