import { type Cart, lineKey } from '../../../../shared/domain/orders/cart';

export function withoutOrdered(cart: Cart, ordered: Cart): Cart {
  return ordered.reduce((left, line) => {
    const held = left.find((each) => lineKey(each) === lineKey(line));
    if (!held) return left;
    return held.quantity > line.quantity
      ? left.map((each) =>
          each === held ? { ...held, quantity: held.quantity - line.quantity } : each,
        )
      : left.filter((each) => each !== held);
  }, cart);
}
