import type { Category, Product } from '../../../shared/contract/menu/catalog-contract';

/**
 * A product of the demo menu. `price`, `packagingCharge` and every `priceModifier` are RUPEES, as on
 * the wire; `id` is a slug that never changes.
 */
export interface DemoDish
  extends Pick<Product, 'id' | 'name' | 'description' | 'price' | 'packagingCharge' | 'diet'> {
  /** Units in stock when the demo begins. */
  startingStock: number;
  customizationOptions?: Product['customizationOptions'];
  contains?: Product['contains'];
  goesWith?: Product['goesWith'];
}

export interface DemoCategory extends Pick<Category, 'id' | 'name' | 'description'> {
  dishes: readonly DemoDish[];
}
