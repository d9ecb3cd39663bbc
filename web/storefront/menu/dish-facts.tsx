import { containsWords } from '../../../shared/domain/menu/allergens';
import { backWords } from '../../../shared/domain/menu/back-words';
import { menuPrice } from '../../../shared/domain/menu/option-rules';
import { formatRupees } from '../../../shared/domain/platform/money';
import type { MenuProduct } from '../../api/catalog-from-wire';
import { Price } from '../../ui/price';
import { VegMark } from '../../ui/veg-mark';
import { FavouriteButton } from './favourite-button';

/** The mark, the price and the whole text of a dish, and what it contains. */
export function DishFacts({ dish }: { dish: MenuProduct }) {
  const price = menuPrice(dish.price, dish.customizationOptions);
  const contains = containsWords(dish.contains);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <VegMark diet={dish.diet} />
        <span className="text-lg font-bold">
          {price.isLowest && 'From '}
          <Price amount={price.amount} />
        </span>
        {dish.packagingCharge > 0 && (
          <span className="text-sm text-ink-soft">
            + {formatRupees(dish.packagingCharge)} packaging
          </span>
        )}
        <FavouriteButton dish={dish} />
      </div>
      {dish.back && <p className="font-semibold">{backWords(dish.back)}</p>}
      {dish.description && <p className="whitespace-pre-line">{dish.description}</p>}
      {contains && <p className="text-sm font-semibold">{contains}</p>}
    </div>
  );
}
