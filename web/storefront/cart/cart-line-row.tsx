import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  availableForLine,
  type CartLine,
  lineKey,
  QUANTITY_MAX_IF_UNKNOWN,
} from '../../../shared/domain/orders/cart';
import { lineShortage } from '../../../shared/domain/orders/line-shortage';
import { lineTotal, unitPrice } from '../../../shared/domain/orders/pricing';
import { formatRupees } from '../../../shared/domain/platform/money';
import { m } from '../../../shared/messages/compiled/messages';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { Price } from '../../ui/price';
import { QuantityControl } from '../../ui/quantity-control';
import { useShop } from '../shop/shop-context';
import { useCart, useStock } from './cart-provider';
import { LineDetails } from './line-details';
import { lineProblem } from './menu-changes';
import { useRemoveLine, useSetQuantity } from './use-line-changes';

interface CartLineRowProps {
  line: CartLine;
  /** Without it, the line's options stay. */
  onEdit?: (line: CartLine) => void;
}

export function CartLineRow({ line, onEdit }: CartLineRowProps) {
  const { lines, pricesBefore } = useCart();
  const { stock } = useStock();
  const { products, closedMessage } = useShop();
  const remove = useRemoveLine();
  const [said, setSaid] = useState<string>();
  const setQuantity = useSetQuantity(line);

  const before = pricesBefore[lineKey(line)];
  const available = stock ? availableForLine(lines, line, stock) : QUANTITY_MAX_IF_UNKNOWN;
  const isOnSale = products?.some(({ id }) => id === line.productId);
  const menuProblem = products && lineProblem(line, products);
  const stockProblem =
    stock && available === 0
      ? m.cart_line_out_of_stock()
      : stock && lineShortage(lines, line, stock);
  const problem = menuProblem ?? stockProblem;
  const { name } = line;
  const price = formatRupees(unitPrice(line));

  return (
    <li className="flex flex-col gap-2 border-b border-mist py-3 last:border-0">
      <div className="flex items-start gap-3 large-text:flex-col large-text:gap-0">
        <div className="max-w-full min-w-0 flex-1">
          <h3 className="font-body text-base font-semibold">{name}</h3>
          <LineDetails {...line} />
          {/* In the price's place, so that it moves nothing. */}
          {(problem ?? said) ? (
            <p role="alert" className="text-sm font-semibold text-chilli">
              {problem ?? said}
            </p>
          ) : (
            <p key={price} className="text-sm text-ink-soft tabular-nums">
              {before === undefined ? (
                m.cart_each({ price })
              ) : (
                <strong>{m.cart_each_changed({ price, before: formatRupees(before) })}</strong>
              )}
            </p>
          )}
        </div>
        <Price amount={lineTotal(line)} className="font-semibold" />
      </div>
      <div className="flex flex-wrap items-center">
        <QuantityControl
          label={m.menu_quantity_of({ name })}
          quantity={line.quantity}
          max={available}
          disabled={menuProblem !== undefined || closedMessage !== undefined}
          onChange={(quantity, by) => setSaid(setQuantity(quantity, by))}
        />
        <span className="ml-auto flex items-center">
          {onEdit && isOnSale && (
            <Button
              variant="plain"
              onClick={() => onEdit(line)}
              disabled={closedMessage !== undefined}
              aria-label={m.cart_edit_line({ name })}
            >
              {m.ui_edit()}
            </Button>
          )}
          <IconButton
            label={m.cart_remove_line({ name })}
            icon={<Trash2 aria-hidden />}
            onClick={() => remove(line)}
            className="text-ink-soft hover:text-chilli"
          />
        </span>
      </div>
    </li>
  );
}
