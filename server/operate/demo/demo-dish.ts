import type { Category, Product } from '../../../shared/contract/menu/catalog-contract';

/**
 * A product of the demo menu, vegetarian unless it says otherwise. `price`, `packagingCharge` and
 * every `priceModifier` are RUPEES, as on the wire; `id` is a slug that never changes.
 */
export interface DemoDish
  extends Pick<Product, 'id' | 'name' | 'description' | 'price'>,
    Partial<Pick<Product, 'packagingCharge' | 'diet' | 'contains' | 'goesWith'>> {
  /** Units in stock when the demo begins. */
  startingStock: number;
  customizationOptions?: Product['customizationOptions'];
}

export interface DemoCategory extends Pick<Category, 'id' | 'name' | 'description'> {
  /** Of dishes without one of their own. */
  packagingCharge: number;
  dishes: readonly DemoDish[];
}
