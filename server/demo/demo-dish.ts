import type { Category, Product } from '../../shared/contract/catalog-contract';

/**
 * A product of the demo menu as its category's file states it. `price`, `packagingCharge` and
 * every `priceModifier` are RUPEES, as on the wire; `id` is a slug that never changes.
 */
export interface DemoDish
  extends Pick<Product, 'id' | 'name' | 'description' | 'price' | 'packagingCharge' | 'diet'> {
  /** Units in stock when the demo begins. */
  startingStock: number;
  /** At most one option of a section can be chosen; choosing none is the dish as described. */
  customizationOptions?: Product['customizationOptions'];
}

/** A part of the demo menu with its dishes, in the order they are shown. */
export interface DemoCategory extends Pick<Category, 'id' | 'name' | 'description'> {
  dishes: readonly DemoDish[];
}
