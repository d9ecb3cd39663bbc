import * as z from 'zod';
import { type ContentInput, contentInput } from '../../../shared/contract/shop/content-contract';
import { CONTENT_DEFAULTS } from '../../../shared/contract/shop/content-defaults';
import { documentStore } from '../settings/document-store';

const storedContent = z.object(
  Object.fromEntries(
    Object.entries(contentInput.shape).map(([name, field]) => [
      name,
      (field as z.ZodType).catch(CONTENT_DEFAULTS[name as keyof ContentInput]),
    ]),
  ),
) as unknown as z.ZodType<ContentInput>;

/** What the owner says about the cafe. A stored field that a later rule refuses has its default. */
export const contentStore = documentStore<ContentInput>({
  table: 'shop_content',
  defaults: CONTENT_DEFAULTS,
  parse: (stored) => storedContent.parse(stored),
  subject: { id: 'content', name: 'Content' },
});
