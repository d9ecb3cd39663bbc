import { Heart } from 'lucide-react';
import { m } from '../../../shared/messages/compiled/messages';
import type { MenuProduct } from '../../api/catalog-from-wire';
import { classNames } from '../../ui/class-names';
import { IconButton } from '../../ui/icon-button';
import { useShop } from '../shop/shop-context';
import { favourites, useFavourites } from './favourites';
import { toggleFavourite } from './toggle-favourite';

export function FavouriteButton({ dish }: { dish: MenuProduct }) {
  const { products = [] } = useShop();
  const isFavourite = useFavourites().includes(dish.id);
  return (
    <IconButton
      label={m.menu_favourite()}
      aria-pressed={isFavourite}
      icon={<Heart aria-hidden className={classNames(isFavourite && 'fill-current')} />}
      onClick={() => toggleFavourite(favourites, dish.id, products)}
      className={classNames('-my-2 noscript:hidden', isFavourite ? 'text-chilli' : 'text-ink-soft')}
    />
  );
}
