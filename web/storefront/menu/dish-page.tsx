import { useEffect, useState } from 'react';
import { Navigate, redirect, useNavigate, useOutletContext, useParams } from 'react-router';
import { containsWords } from '../../../shared/domain/menu/allergens';
import { backWords } from '../../../shared/domain/menu/back-words';
import { dishPicture, dishPicturePath } from '../../../shared/domain/menu/dish-picture';
import { menuPrice } from '../../../shared/domain/menu/option-rules';
import { lowStockHint } from '../../../shared/domain/menu/stock';
import { formatRupees } from '../../../shared/domain/platform/money';
import { m } from '../../../shared/messages/compiled/messages';
import type { MenuProduct } from '../../api/catalog-from-wire';
import { apiFor } from '../../api/load-context';
import { Badge } from '../../ui/badge';
import { BodyMark } from '../../ui/body-mark';
import { BottomBar } from '../../ui/bottom-bar';
import { ButtonLink } from '../../ui/button-link';
import { Drawer } from '../../ui/drawer';
import { ErrorState } from '../../ui/error-state';
import { MenuPrice } from '../../ui/price';
import { VegMark } from '../../ui/veg-mark';
import { wordsLanguage } from '../../ui/words-language';
import { CartRow } from '../cart/cart-row';
import { pageMeta } from '../shop/page-meta';
import { useShop } from '../shop/shop-context';
import { StructuredData } from '../shop/structured-data/structured-data';
import { useTrack } from '../shop/visits/analytics';
import type { Route } from './+types/dish-page';
import { AddRow } from './add-row';
import { dishAt, dishPath } from './dish-path';
import { FavouriteButton } from './favourite-button';
import { GoesWith } from './goes-with';
import { DraftFields, NoteField } from './product-options';
import { ProductPicture } from './product-picture';
import { ShareButton } from './share-button';
import { type ProductDraft, useProductDraft } from './use-product-draft';
import { WIDE_SCREEN } from './wide-screen';

/**
 * The link of a dish that is not on the menu any more leads to the menu, and its id to its address: two copies of
 * each dish's page would need more room than the server's cache has.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const products = await apiFor(context)
    .catalog.listProducts({})
    .catch(() => undefined);
  const dish = dishAt(products, params.slug);
  if (dish && dish.slug !== params.slug) throw redirect(dishPath(dish));
  if (products && !dish) throw redirect('/menu');
  return null;
}

/** The page shows what the storefront has loaded. */
export const clientLoader = () => null;

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const dish = dishAt(matches[1].loaderData?.products, params.slug);
  if (!dish) return [];
  const { name, description } = dish;
  const price = menuPrice(dish.price, dish.customizationOptions).amount;
  return pageMeta(matches, {
    title: name,
    description: ({ settings: { storeName } }) =>
      [m.menu_dish_description({ name, price: formatRupees(price), store: storeName }), description]
        .filter(Boolean)
        .join(' '),
    path: dishPath(dish),
    image: ({ settings: { storeName }, content }) =>
      content && dishPicturePath(dish.id, dishPicture(dish, storeName, content)),
  });
};

/** A dish with its whole text and its options: a page of its own, or a sheet over the menu. */
export default function DishPage() {
  const { slug } = useParams();
  const { products } = useShop();
  const isOverMenu = useOutletContext<boolean>();
  if (!products) {
    if (isOverMenu) return null;
    return <ErrorState message={m.menu_items_failed()} />;
  }
  const dish = dishAt(products, slug);
  if (!dish) return <Navigate to="/menu" replace />;
  return isOverMenu ? (
    <DishSheet key={dish.id} dish={dish} />
  ) : (
    <DishAlone key={dish.id} dish={dish} />
  );
}

function DishAlone({ dish }: { dish: MenuProduct }) {
  const draft = useViewedDraft(dish);
  return (
    <div className="column flex flex-col items-start gap-4 py-4 md:py-8">
      <ButtonLink to="/menu" variant="quiet">
        {m.menu_whole()}
      </ButtonLink>
      <article className="grid w-full grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 md:gap-8">
        <DishPicture dish={dish} draft={draft} shape="aspect-4/3" />
        <div className="flex flex-col gap-4">
          <h1 lang={wordsLanguage(dish.name)} className="text-2xl md:text-3xl">
            {dish.name}
          </h1>
          <DishFacts dish={dish} />
          <div className="flex flex-col gap-4 noscript:hidden">
            <DraftFields product={dish} draft={draft} />
            <NoteField draft={draft} />
          </div>
          <GoesWith dish={dish} replace={false} />
        </div>
      </article>
      <BodyMark name="own-bar" />
      <BottomBar className="sticky bottom-0 z-20 -mx-4 self-stretch md:bottom-4 md:mr-0 md:ml-[calc(50%+1rem)] md:rounded-lg md:border noscript:hidden">
        <CartRow />
        <AddRow name={dish.name} draft={draft} onAdded={() => undefined} />
      </BottomBar>
      <StructuredData about={dish} />
    </div>
  );
}

/** Going back closes it, and the menu is where it was. */
function DishSheet({ dish }: { dish: MenuProduct }) {
  const draft = useViewedDraft(dish);
  const navigate = useNavigate();
  const [side] = useState(() =>
    matchMedia(WIDE_SCREEN).matches ? ('right' as const) : ('bottom' as const),
  );
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    // A second tap would leave the menu, too.
    if (isOpen) void navigate(-1);
    setOpen(false);
  };
  return (
    <Drawer
      open={isOpen}
      isPage
      onOpenChange={close}
      title={dish.name}
      side={side}
      footer={<AddRow name={dish.name} draft={draft} onAdded={close} />}
    >
      <div className="flex flex-col gap-4">
        <DishPicture dish={dish} draft={draft} shape="aspect-video" />
        <DishFacts dish={dish} />
        <DraftFields product={dish} draft={draft} />
        <NoteField draft={draft} />
        <GoesWith dish={dish} replace />
      </div>
    </Drawer>
  );
}

function useViewedDraft(dish: MenuProduct) {
  const track = useTrack();
  useEffect(() => track('view_product', { productId: dish.id }), [track, dish.id]);
  return useProductDraft(dish);
}

interface DishPictureProps {
  dish: MenuProduct;
  draft: ProductDraft;
  shape: string;
}

/** The news of the stock are on the picture, so that they move nothing. */
function DishPicture({ dish, draft, shape }: DishPictureProps) {
  return (
    <div className="relative">
      <ProductPicture
        imageUrl={dish.imageUrl}
        eager
        large
        className={`${shape} w-full rounded-lg`}
      />
      <div className="absolute bottom-2 left-2">
        <StockHint dish={dish} draft={draft} />
      </div>
    </div>
  );
}

/** Whether it is sold out, or how many are left. */
function StockHint({ dish, draft }: Omit<DishPictureProps, 'shape'>) {
  if (draft.state === 'out-of-stock') {
    return <Badge tone="chilli">{dish.back ? backWords(dish.back) : m.menu_out_of_stock()}</Badge>;
  }
  const hint = lowStockHint(draft.available);
  return hint && <Badge tone="waffle">{hint}</Badge>;
}

/** The mark, the price and the whole text of a dish, and what it contains. */
function DishFacts({ dish }: { dish: MenuProduct }) {
  const price = menuPrice(dish.price, dish.customizationOptions);
  const contains = containsWords(dish.contains);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <VegMark diet={dish.diet} />
        <MenuPrice {...price} className="text-lg font-bold" />
        {dish.packagingCharge > 0 && (
          <span className="text-sm text-ink-soft at-table:hidden">
            {m.menu_packaging({ amount: formatRupees(dish.packagingCharge) })}
          </span>
        )}
        <span className="ml-auto flex flex-wrap justify-end">
          <ShareButton dish={dish} />
          <FavouriteButton dish={dish} />
        </span>
      </div>
      {dish.description && <p className="whitespace-pre-line">{dish.description}</p>}
      {contains && <p className="text-sm font-semibold">{contains}</p>}
    </div>
  );
}
