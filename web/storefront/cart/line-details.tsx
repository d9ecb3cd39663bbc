import type { CartLine } from '../../../shared/domain/orders/cart';

/** The options of a line, and what its customer asks of the kitchen. */
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
          Note: “<bdi>{note}</bdi>”
        </span>
      )}
    </>
  );
}
