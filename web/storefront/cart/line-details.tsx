import type { CartLine } from '../../../shared/domain/orders/cart';

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
