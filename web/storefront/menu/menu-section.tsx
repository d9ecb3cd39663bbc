import { CakeSlice } from 'lucide-react';
import { memo, Suspense } from 'react';
import { m } from '../../../shared/messages/compiled/messages';
import type { MenuProduct } from '../../api/catalog-from-wire';
import { categoryPartId } from '../../device/open-category';
import { classNames } from '../../ui/class-names';
import { EmptyState } from '../../ui/empty-state';
import { isPartShown, isShown, type MenuFilter, type MenuPart } from './menu-parts';
import { ProductCard } from './product-card';

/** More pictures than this of the first category are seldom on the first screen. */
const EAGER_PICTURES = 4;

interface MenuSectionsProps {
  parts: readonly MenuPart[];
  filter: MenuFilter;
  /** The category whose first pictures load at once. */
  selectedId: string | undefined;
}

/** All categories. A key of the search renders none of them again. */
export const MenuSections = memo(function MenuSections({
  parts,
  filter,
  selectedId,
}: MenuSectionsProps) {
  return parts.map((part) => (
    // Each part hydrates in a task of its own.
    <Suspense key={part.category.id}>
      <MenuSection part={part} filter={filter} eager={part.category.id === selectedId} />
    </Suspense>
  ));
});

interface MenuSectionProps {
  part: MenuPart;
  filter: MenuFilter;
  eager: boolean;
}

/** A category of the menu. A filter hides cards, so that showing them again costs nothing. */
const MenuSection = memo(function MenuSection({ part, filter, eager }: MenuSectionProps) {
  const { category, products } = part;
  const nameId = `name-of-${category.id}`;
  return (
    <section
      id={categoryPartId(category.id)}
      data-category={category.id}
      data-dishes={products.length}
      aria-labelledby={nameId}
      hidden={!isPartShown(part, filter)}
      // Shadows end within the padding, because a part out of sight cuts off what is outside it.
      className={classNames('-mx-2 -mb-2 px-2 pb-2', !eager && 'near-sight-part')}
    >
      <h2 id={nameId} className="text-xl md:text-2xl">
        {category.name}
      </h2>
      {category.description && (
        <p className="text-ink-soft max-md:hidden">{category.description}</p>
      )}
      {products.length === 0 ? (
        <EmptyState picture={<CakeSlice />} title={m.menu_no_items()} />
      ) : (
        <CardList products={products} filter={filter} eager={eager ? EAGER_PICTURES : 0} />
      )}
    </section>
  );
});

interface CardListProps {
  products: readonly MenuProduct[];
  filter: MenuFilter;
  eager?: number;
}

export function CardList({ products, filter, eager = 0 }: CardListProps) {
  return (
    <ul className="mt-2 grid grid-cols-1 items-start gap-2 sm:grid-cols-2 sm:gap-4 md:mt-3 lg:grid-cols-3">
      {products.map((product, index) => (
        <li key={product.id} hidden={!isShown(product, filter)}>
          <ProductCard product={product} eager={index < eager} />
        </li>
      ))}
    </ul>
  );
}
