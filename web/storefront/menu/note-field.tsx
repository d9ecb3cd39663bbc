import { DISH_NOTE_MAX_LENGTH } from '../../../shared/domain/orders/cart';
import { TextField } from '../../ui/text-field';
import type { ProductDraft } from './use-product-draft';

export function NoteField({ draft }: { draft: ProductDraft }) {
  return (
    <TextField
      label="Note to the kitchen"
      optional
      placeholder="Less sugar, no onion…"
      maxLength={DISH_NOTE_MAX_LENGTH}
      autoComplete="off"
      enterKeyHint="done"
      value={draft.note}
      error={draft.noteProblem}
      disabled={draft.isClosed}
      onChange={({ target }) => draft.setNote(target.value)}
    />
  );
}
