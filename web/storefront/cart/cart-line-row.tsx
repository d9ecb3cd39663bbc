import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  addToCart,
  availableForLine,
  type CartLine,
  lineKey,
  QUANTITY_MAX_IF_UNKNOWN,
} from '../../../shared/domain/orders/cart';
import {
  lineShortage,
  removeLine,
  restoreLine,
  setLineQuantity,
} from '../../../shared/domain/orders/cart-line-changes';
import { lineTotal, unitPrice } from '../../../shared/domain/orders/pricing';
import { IconButton } from '../../ui/icon-button';
import { Notice } from '../../ui/notice';
import { Price } from '../../ui/price';
import { QuantityControl } from '../../ui/quantity-control';
import { useToast } from '../../ui/toast';
import { useShop } from '../shop/shop-context';
import { QUANTITY_EVENTS, useTrack } from '../shop/visits/analytics';
import { useCart, useCartStores, useStock } from './cart-provider';
import { LineDetails } from './line-details';
import { lineProblem } from './menu-changes';

export function CartLineRow({ line }: { line: CartLine }) {
  const { lines, pricesBefore } = useCart();
  const { stock } = useStock();
  const { products, closedMessage } = useShop();
  const remove = useRemoveLine();
  const [said, setSaid] = useState<string>();
  const setQuantity = useSetQuantity(line);

  const before = pricesBefore[lineKey(line)];
  const available = stock ? availableForLine(lines, line, stock) : QUANTITY_MAX_IF_UNKNOWN;
  const menuProblem = products && lineProblem(line, products);
  const stockProblem =
    stock && available === 0
      ? 'Out of stock. Please remove it.'
      : stock && lineShortage(lines, line, stock);
  const problem = menuProblem ?? stockProblem;

  return (
    <li className="flex flex-col gap-2 border-b border-mist py-3 last:border-0">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="font-body text-base font-semibold">{line.name}</h3>
          <LineDetails {...line} />
          <p className="text-sm text-ink-soft">
            <Price amount={unitPrice(line)} /> each
          </p>
        </div>
        <Price amount={lineTotal(line)} className="font-semibold" />
      </div>
      <div className="flex items-center justify-between">
        <QuantityControl
          label={`Quantity of ${line.name}`}
          quantity={line.quantity}
          max={available}
          disabled={menuProblem !== undefined || closedMessage !== undefined}
          onChange={(quantity, by) => setSaid(setQuantity(quantity, by))}
        />
        <IconButton
          label={`Remove ${line.name}`}
          icon={<Trash2 aria-hidden />}
          onClick={() => remove(line)}
          className="text-ink-soft hover:text-chilli"
        />
      </div>
      {before !== undefined && (
        <Notice kind="warning" className="text-sm">
          The price has changed: it was <Price amount={before} />, now it is{' '}
          <Price amount={unitPrice(line)} />.
        </Notice>
      )}
      {(problem ?? said) && (
        <Notice kind="warning" role="alert" className="text-sm">
          {problem ?? said}
        </Notice>
      )}
    </li>
  );
}

/** Tells the customer of missing stock; returns whether anything was added (orders rule 2). */
export function useAddToCart() {
  const { cart, stock } = useCartStores();
  const toast = useToast();
  const track = useTrack();
  return (line: CartLine): boolean => {
    const { cart: lines, notice } = addToCart(cart.get().lines, line, stock.get().stock ?? {});
    cart.change(lines);
    if (notice) toast('warning', notice.message);
    if (notice?.kind === 'out-of-stock') return false;
    track('add_to_cart', { productId: line.productId, quantity: line.quantity });
    return true;
  };
}

/** Time enough to read what went, and to reach the button (ms). */
const UNDO_MS = 6000;

function useRemoveLine() {
  const { cart } = useCartStores();
  const toast = useToast();
  return (line: CartLine) => {
    const { lines } = cart.get();
    const key = lineKey(line);
    const at = lines.findIndex((other) => lineKey(other) === key);
    cart.change(removeLine(lines, key));
    const undo = () => cart.change(restoreLine(cart.get().lines, line, at));
    toast('info', `${line.name} removed.`, {
      durationMs: UNDO_MS,
      action: { label: 'Undo', onClick: undo },
    });
  };
}

/** Below 1, as on a menu's card, removes the line. Returns what to say when less is available (orders rule 3). */
export function useSetQuantity(line: CartLine | undefined) {
  const { cart, stock } = useCartStores();
  const track = useTrack();
  const remove = useRemoveLine();
  return (quantity: number, by: keyof typeof QUANTITY_EVENTS): string | undefined => {
    if (!line) return undefined;
    track(QUANTITY_EVENTS[by], { productId: line.productId, quantity });
    if (quantity < 1) {
      remove(line);
      return undefined;
    }
    const known = stock.get().stock ?? { [line.productId]: QUANTITY_MAX_IF_UNKNOWN };
    const outcome = setLineQuantity(cart.get().lines, lineKey(line), quantity, known);
    cart.change(outcome.cart);
    return outcome.notice?.message;
  };
}
