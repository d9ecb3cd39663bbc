import { memo, Suspense, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { backWords } from '../../../shared/domain/menu/back-words';
import { menuPrice } from '../../../shared/domain/menu/option-rules';
import { lowStockHint } from '../../../shared/domain/menu/stock';
import { formatRupees } from '../../../shared/domain/platform/money';
import { m } from '../../../shared/messages/compiled/messages';
import type { MenuProduct } from '../../api/catalog-from-wire';
import { Badge } from '../../ui/badge';
import { classNames } from '../../ui/class-names';
import { MenuPrice } from '../../ui/price';
import { VegMark } from '../../ui/veg-mark';
import { wordsLanguage } from '../../ui/words-language';
import { useCartStores, useLinesOf } from '../cart/cart-provider';
import { useFirstSight, useTrack } from '../shop/visits/analytics';
import { CartControl } from './cart-control';
import { dishPath } from './dish-path';
import { OptionsPanel, OptionsSheet } from './lazy-options';
import { ProductPicture } from './product-picture';
import { useAvailability } from './use-availability';
import { WIDE_SCREEN } from './wide-screen';

interface ProductCardProps {
  product: MenuProduct;
  /** Loads the picture at once. */
  eager?: boolean;
  /** From two columns on, the picture is above the text. */
  tall?: boolean;
}

/** A product and its controls (storefront rule 6). */
export const ProductCard = memo(function ProductCard({
  product,
  eager = false,
  tall = false,
}: ProductCardProps) {
  const { id, name, description } = product;
  const { paintedCart } = useCartStores();
  const availability = useAvailability(product, paintedCart);
  const lines = useLinesOf(id, paintedCart);
  const [panel, setPanel] = useState<'none' | 'inline' | 'sheet'>('none');
  const [sheetUsed, setSheetUsed] = useState(false);
  const panelId = useId();
  const nameId = useId();
  const track = useTrack();
  const card = useRef<HTMLElement>(null);
  const customize = useRef<HTMLButtonElement>(null);
  const isSoldOut = availability.state === 'out-of-stock';
  useFirstSight(card, () =>
    track(isSoldOut ? 'view_out_of_stock' : 'view_item', { productId: id }),
  );

  const togglePanel = () => {
    track('toggle_customizations', { productId: id, open: panel === 'none' });
    if (panel !== 'none') return setPanel('none');
    track('view_product', { productId: id });
    const wide = matchMedia(WIDE_SCREEN).matches;
    setPanel(wide ? 'inline' : 'sheet');
    if (wide) customize.current?.focus();
    else setSheetUsed(true);
  };
  const close = () => {
    setPanel('none');
    customize.current?.focus();
  };
  const options = lines.length === 1 ? (lines[0]?.customizations ?? []) : [];
  const price = menuPrice(product.price, product.customizationOptions);
  const hint = hintOf();
  const hasPackaging = product.packagingCharge > 0;
  const facts = [
    options.length > 0 &&
      m.menu_in_your_cart({ options: options.map(({ optionLabel }) => optionLabel).join(', ') }),
    description,
  ].filter(Boolean);

  return (
    <article
      ref={card}
      aria-labelledby={nameId}
      className={classNames(
        'rounded-lg border border-mist bg-raised shadow-card',
        panel === 'inline' ? 'relative z-10 rounded-b-none' : tall && 'overflow-hidden',
        !eager &&
          panel !== 'inline' &&
          (tall ? 'near-sight rest-height-tall-card' : 'near-sight rest-height-card'),
      )}
    >
      <div
        className={classNames(
          'relative isolate grid grid-cols-[1fr_7rem] grid-rows-[1fr_auto] gap-x-2.5 p-2',
          'large-text:grid-cols-[minmax(0,1fr)] large-text:grid-rows-none',
          tall && 'sm:grid-cols-1 sm:p-0',
        )}
      >
        <div
          className={classNames(
            'row-span-2 flex min-w-0 flex-col large-text:row-span-1',
            tall && 'sm:order-1 sm:row-span-1 sm:px-4 sm:pt-3',
          )}
        >
          <div className={hasPackaging ? 'card-words-short' : 'card-words'}>
            <h3 id={nameId} lang={wordsLanguage(name)} className="text-base leading-(--name-line)">
              {/* Its area is the whole card, below the buttons. */}
              <Link
                to={dishPath(product)}
                preventScrollReset
                className="after:absolute after:inset-0 after:z-1 hover:underline"
              >
                {name}
              </Link>
            </h3>
            <p className="text-sm text-ink-soft">{facts.join(' · ')}</p>
          </div>
          {isSoldOut && product.back && (
            <p className="text-sm font-semibold">{backWords(product.back)}</p>
          )}
          <p className="mt-auto flex min-h-6 flex-wrap items-center gap-x-1.5">
            <VegMark diet={product.diet} short />
            <MenuPrice {...price} className="font-bold" />
            {Object.keys(product.customizationOptions).length > 0 && (
              <button
                ref={customize}
                type="button"
                onClick={togglePanel}
                disabled={availability.isClosed}
                aria-expanded={panel !== 'none'}
                aria-controls={panelId}
                aria-label={m.menu_customize_dish({ name })}
                className="relative z-2 -my-3 min-h-11 rounded-md px-1 text-sm font-semibold text-hill hover:underline disabled:text-ink-soft noscript:hidden"
              >
                {m.menu_customize()}
              </button>
            )}
            {hasPackaging && (
              <span className="basis-full text-sm text-ink-soft at-table:hidden">
                {m.menu_packaging({ amount: formatRupees(product.packagingCharge) })}
              </span>
            )}
          </p>
        </div>
        <div
          className={classNames(
            'relative min-h-14 sm:min-h-24 large-text:min-h-32',
            tall && 'sm:aspect-4/3 sm:min-h-0',
          )}
        >
          <ProductPicture
            imageUrl={product.imageUrl}
            eager={eager}
            tall={tall}
            className={classNames(
              'absolute inset-0 size-full rounded-md',
              tall && 'sm:rounded-none',
              isSoldOut && lines.length === 0 && 'opacity-55 grayscale',
            )}
          />
          {hint && (
            <Badge
              tone="waffle"
              className="absolute top-1 left-1 max-w-[calc(100%-0.5rem)] px-2! whitespace-normal!"
            >
              {hint}
            </Badge>
          )}
        </div>
        <div
          className={classNames(
            'relative z-2 -mt-5',
            tall && 'sm:order-2 sm:mt-0 sm:px-4 sm:pt-2 sm:pb-4',
            panel === 'inline' && 'invisible',
          )}
        >
          <CartControl product={product} onChoose={togglePanel} />
        </div>
      </div>
      <div
        id={panelId}
        hidden={panel !== 'inline'}
        className="absolute -inset-x-px top-full rounded-b-lg border border-t-0 border-mist bg-raised shadow-overlay"
      >
        {panel === 'inline' && (
          <Suspense fallback={null}>
            <OptionsPanel product={product} onClose={close} onReplaced={() => setPanel('none')} />
          </Suspense>
        )}
      </div>
      {sheetUsed && (
        <Suspense fallback={null}>
          <OptionsSheet
            product={product}
            open={panel === 'sheet'}
            onOpenChange={(open) => setPanel(open ? 'sheet' : 'none')}
          />
        </Suspense>
      )}
    </article>
  );

  function hintOf(): string | undefined {
    if (isSoldOut) return lines.length > 0 ? m.menu_out_of_stock() : undefined;
    return (
      lowStockHint(availability.available) ?? (product.isPopular ? m.menu_popular() : undefined)
    );
  }
});
