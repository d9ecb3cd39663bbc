import * as z from 'zod';
import { type ContentInput, contentInput } from '../../../../shared/contract/shop/content-contract';
import { MOST_SPECIALTIES } from '../../../../shared/domain/shop/content';

export const contentDraft = z
  .object({
    ...contentInput.shape,
    /** As many as there are fields; '' for a field without a product. */
    specialties: z.array(z.string()).length(MOST_SPECIALTIES),
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
