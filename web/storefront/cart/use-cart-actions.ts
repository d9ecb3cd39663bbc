import { useMemo } from 'react';
import {
  addToCart,
  type CartLine,
  type CartNotice,
  lineKey,
  QUANTITY_MAX_IF_UNKNOWN,
  removeLine,
  setLineQuantity,
} from '../../../shared/domain/cart';
import { useToast } from '../../ui/toast';
import { useCartStores } from './cart-provider';

export interface CartActions {
  /** Returns whether anything was added; a toast says what was not. */
  add(line: CartLine): boolean;
  /** Returns the notice for the line when its quantity was reduced (spec §5). */
  setQuantity(line: CartLine, quantity: number): CartNotice | undefined;
  remove(line: CartLine): void;
  clear(): void;
  finish(): void;
  renewIdempotencyKey(): void;
}

export function useCartActions(): CartActions {
  const { cart, stock } = useCartStores();
  const toast = useToast();
  return useMemo(() => {
    const lines = () => cart.get().lines;
    return {
      add(line) {
        const outcome = addToCart(lines(), line, stock.get().stock ?? {});
        cart.change(outcome.cart);
        if (outcome.notice) toast('warning', outcome.notice.message);
        return outcome.notice?.kind !== 'out-of-stock';
      },
      setQuantity(line, quantity) {
        const known = stock.get().stock ?? { [line.productId]: QUANTITY_MAX_IF_UNKNOWN };
        const outcome = setLineQuantity(lines(), lineKey(line), quantity, known);
        cart.change(outcome.cart);
        return outcome.notice;
      },
      remove: (line) => cart.change(removeLine(lines(), lineKey(line))),
      clear: () => cart.change([]),
      finish: cart.finish,
      renewIdempotencyKey: cart.renewIdempotencyKey,
    };
  }, [cart, stock, toast]);
}
