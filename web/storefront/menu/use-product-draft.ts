import { useId, useState } from 'react';
import { chooseOptions, defaultChoices } from '../../../shared/domain/menu/customizations';
import type { CartLine } from '../../../shared/domain/orders/cart';
import { lineTotal } from '../../../shared/domain/orders/pricing';
import { paragraphProblem } from '../../../shared/domain/platform/entered-text';
import type { MenuProduct } from '../../api/catalog-from-wire';
import { cartLine } from '../../api/dish-line';
import type { Choices } from '../../ui/option-fields';
import { useCartStores } from '../cart/cart-provider';
import { useAddToCart } from '../cart/use-line-changes';
import { useReplaceLine } from '../cart/use-replace-line';
import { QUANTITY_EVENTS, useTrack } from '../shop/visits/analytics';
import { useAvailability } from './use-availability';

/**
 * Options, quantity and price of what a customer is about to add (storefront rule 6).
 * @param edited the line of the cart that is changed instead.
 */
export function useProductDraft(product: MenuProduct, edited?: CartLine) {
  const formId = useId();
  const availability = useAvailability(product, useCartStores().cart, edited);
  const add = useAddToCart();
  const replace = useReplaceLine();
  const track = useTrack();
  const [picked, setPicked] = useState<Choices | undefined>(edited?.customizations);
  const [note, setNote] = useState(edited?.note ?? '');
  const [wanted, setWanted] = useState(edited?.quantity ?? 1);
  const { state, available } = availability;
  // A dish that was sold out begins again at 1 (storefront rule 6).
  if (state === 'out-of-stock' && wanted !== 1) setWanted(1);
  const quantity = Math.min(wanted, available);
  const offered = product.customizationOptions;
  // An option may have been sold out, or taken off the menu, since it was chosen.
  const open = (picked ?? defaultChoices(offered)).filter(({ section, value }) =>
    offered[section]?.options.some((option) => option.value === value && !option.isSoldOut),
  );
  const outcome = chooseOptions(offered, open);
  const missing = !outcome.ok && outcome.reason === 'too-few' ? outcome : undefined;
  const chosen = outcome.ok ? outcome.chosen : (missing?.chosen ?? []);
  const line = cartLine(product, Math.max(1, quantity), chosen, note.trim());
  const price = lineTotal(line);
  const noteProblem = paragraphProblem(note);

  return {
    ...availability,
    formId,
    /** What is chosen, with the default of a section that needs a choice. */
    choices: chosen,
    missing,
    setChoices(next: Choices) {
      setPicked(next);
      track('select_customization', { productId: product.id });
    },
    note,
    setNote,
    noteProblem,
    quantity,
    setQuantity(typed: number, by: keyof typeof QUANTITY_EVENTS) {
      setWanted(Math.min(typed, available));
      track(QUANTITY_EVENTS[by], { productId: product.id, quantity: typed });
    },
    price,
    isEdit: edited !== undefined,
    /** Adds it, or puts it in the place of the edited line, and begins again; returns whether it did. */
    addToCart(): boolean {
      if (!outcome.ok || noteProblem || quantity < 1 || price <= 0) return false;
      if (edited) return replace(edited, line);
      if (!add(line)) return false;
      setPicked(undefined);
      setNote('');
      setWanted(1);
      return true;
    },
  };
}

export type ProductDraft = ReturnType<typeof useProductDraft>;
