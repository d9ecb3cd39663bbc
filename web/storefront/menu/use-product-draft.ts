import { useState } from 'react';
import { chooseOptions } from '../../../shared/domain/customizations';
import { lineTotal } from '../../../shared/domain/pricing';
import type { MenuProduct } from '../../api/catalog-from-wire';
import { QUANTITY_EVENTS, useTrack } from '../analytics';
import { cartLine } from '../cart/menu-changes';
import { useAddToCart } from '../cart/use-line-changes';
import { useAvailability } from './use-availability';

/** The chosen option by section; sections without a choice are absent. */
export type Choices = Readonly<Record<string, string>>;

/** Options, quantity and price of what a customer is about to add (spec §4, §5). */
export function useProductDraft(product: MenuProduct) {
  const availability = useAvailability(product.id);
  const add = useAddToCart();
  const track = useTrack();
  const [choices, setChoices] = useState<Choices>({});
  const [wanted, setWanted] = useState(1);
  const { state, available } = availability;
  // A dish that was sold out begins again at 1 (spec §4).
  if (state === 'out-of-stock' && wanted !== 1) setWanted(1);
  const quantity = Math.min(wanted, available);
  const chosen = chooseOptions(
    product.customizationOptions,
    Object.entries(choices).map(([section, value]) => ({ section, value })),
  );
  const line = cartLine(product, Math.max(1, quantity), chosen.ok ? chosen.chosen : []);
  const price = lineTotal(line);

  return {
    ...availability,
    choices,
    setChoices(next: Choices) {
      setChoices(next);
      track('select_customization', { productId: product.id });
    },
    quantity,
    setQuantity(typed: number, by: keyof typeof QUANTITY_EVENTS) {
      setWanted(Math.min(typed, available));
      track(QUANTITY_EVENTS[by], { productId: product.id, quantity: typed });
    },
    price,
    /** Adds it and begins again; returns whether anything was added. */
    addToCart(): boolean {
      if (quantity < 1 || price <= 0 || !add(line)) return false;
      setChoices({});
      setWanted(1);
      return true;
    },
  };
}

export type ProductDraft = ReturnType<typeof useProductDraft>;
