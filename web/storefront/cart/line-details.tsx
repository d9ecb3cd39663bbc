import type { CartLine } from '../../../shared/domain/orders/cart';
import { m } from '../../../shared/messages/compiled/messages';
import { wordsLanguage } from '../../ui/words-language';

export function LineDetails({ customizations, note }: Pick<CartLine, 'customizations' | 'note'>) {
  const options = customizations.map(({ optionLabel }) => optionLabel).join(', ');
  return (
    <>
      {customizations.length > 0 && (
        <span lang={wordsLanguage(options)} className="block text-sm text-ink-soft">
          {options}
        </span>
      )}
      {note && (
        <span className="block text-sm text-ink-soft [overflow-wrap:anywhere]">
          {m.ui_note_label()} “<bdi lang={wordsLanguage(note)}>{note}</bdi>”
        </span>
      )}
    </>
  );
}
