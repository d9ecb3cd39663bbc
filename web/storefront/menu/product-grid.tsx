import { CakeSlice } from 'lucide-react';
import type { MenuProduct } from '../../api/catalog-from-wire';
import { EmptyState } from '../../ui/empty-state';
import { ProductCard } from './product-card';

/** As many as fit on a first screen. */
const EAGER_PICTURES = 4;

export function ProductGrid({ products }: { products: readonly MenuProduct[] }) {
  if (products.length === 0) {
    return <EmptyState picture={<CakeSlice />} title="No items available in this category." />;
  }
  return (
    <ul className="grid items-start gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} eager={index < EAGER_PICTURES} />
        </li>
      ))}
    </ul>
  );
}
