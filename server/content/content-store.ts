import { type ContentInput, contentInput } from '../../shared/contract/content-contract';
import { CONTENT_DEFAULTS } from '../../shared/contract/content-defaults';
import { documentStore } from '../settings/document-store';

/** What the owner says about the cafe. */
export const contentStore = documentStore<ContentInput>({
  table: 'shop_content',
  defaults: CONTENT_DEFAULTS,
  parse: contentInput.parse,
  subject: { id: 'content', name: 'Content' },
});
