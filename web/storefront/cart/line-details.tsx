import type { CartLine } from '../../../shared/domain/orders/cart';
import { m } from '../../../shared/messages/compiled/messages';

export function LineDetails({ customizations, note }: Pick<CartLine, 'customizations' | 'note'>) {
  return (
    <>
      {customizations.length > 0 && (
        <span className="block text-sm text-ink-soft">
          {customizations.map(({ optionLabel }) => optionLabel).join(', ')}
        </span>
      )}
      {note && (
        <span className="block text-sm text-ink-soft [overflow-wrap:anywhere]">
          {m.ui_note_label()} “<bdi>{note}</bdi>”
        </span>
      )}
    </>
  );
}
