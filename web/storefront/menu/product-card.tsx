import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useId, useRef, useState } from 'react';
import type { MenuProduct } from '../../api/catalog-from-wire';
import { Badge } from '../../ui/badge';
import { classNames } from '../../ui/class-names';
import { Price } from '../../ui/price';
import { VegMark } from '../../ui/veg-mark';
import { useFirstSight, useTrack } from '../analytics';
import { AddRow } from './add-row';
import { OptionsPanel, OptionsSheet } from './lazy-options';
import { ProductPicture } from './product-picture';
import { useProductOrder } from './use-product-order';

/** From this width on, options open inside the card. */
const WIDE_SCREEN = '(width >= 48rem)';

/** A product and its controls (spec §2, §4, §5). An eager card loads its picture at once. */
export function ProductCard({ product, eager = false }: { product: MenuProduct; eager?: boolean }) {
  const { name, description, customizationOptions, diet } = product;
  const order = useProductOrder(product);
  const [panel, setPanel] = useState<'none' | 'inline' | 'sheet'>('none');
  const [sheetUsed, setSheetUsed] = useState(false);
  const panelId = useId();
  const nameId = useId();
  const soldOut = order.state === 'out-of-stock';
  const track = useTrack();
  const card = useRef<HTMLElement>(null);
  useFirstSight(card, () =>
    track(soldOut ? 'view_out_of_stock' : 'view_item', { productId: product.id }),
  );

  const togglePanel = () => {
    track('toggle_customizations', { productId: product.id, open: panel === 'none' });
    if (panel !== 'none') return setPanel('none');
    track('view_product', { productId: product.id });
    const wide = matchMedia(WIDE_SCREEN).matches;
    setPanel(wide ? 'inline' : 'sheet');
    if (!wide) setSheetUsed(true);
  };
  const add = () => {
    if (order.addToCart()) setPanel('none');
  };

  return (
    <article
      ref={card}
      aria-labelledby={nameId}
      className={classNames(
        'flex flex-col overflow-hidden rounded-lg border border-mist bg-raised shadow-card',
        !eager && 'near-sight rest-height-card',
      )}
    >
      <div className="flex gap-3 p-3 pb-2 sm:flex-col sm:gap-0 sm:p-0">
        <div className="relative shrink-0">
          <ProductPicture
            imageUrl={product.imageUrl}
            eager={eager}
            className={classNames(
              'size-28 rounded-md sm:aspect-4/3 sm:size-auto sm:w-full sm:rounded-none',
              soldOut && 'opacity-55 grayscale',
            )}
          />
          {order.hint && (
            <Badge
              tone="waffle"
              className="absolute bottom-1.5 left-0.5 shadow-card max-sm:px-1.5! sm:bottom-3 sm:left-3"
            >
              {order.hint}
            </Badge>
          )}
        </div>
        <div className="flex min-w-0 flex-1 flex-col sm:px-4 sm:pt-3">
          <VegMark diet={diet} />
          <h3 id={nameId} className="text-base sm:text-lg">
            {name}
          </h3>
          <p className="line-clamp-1 text-sm text-ink-soft sm:line-clamp-2 sm:min-h-10">
            {description}
          </p>
          <div className="mt-auto flex min-h-11 items-center justify-between gap-2">
            <Price amount={product.price} className="text-lg font-bold" />
            {Object.keys(customizationOptions).length > 0 && (
              <button
                type="button"
                onClick={togglePanel}
                disabled={order.isClosed}
                aria-expanded={panel !== 'none'}
                aria-controls={panelId}
                className="-mr-2 inline-flex min-h-11 noscript:hidden items-center gap-1.5 rounded-md px-2 font-semibold text-hill hover:bg-hill-soft disabled:text-ink-soft disabled:hover:bg-transparent [&_svg]:size-4"
              >
                <SlidersHorizontal aria-hidden className="hidden sm:block" />
                Customize
              </button>
            )}
          </div>
        </div>
      </div>
      <div className="flex flex-col gap-3 px-3 pb-3 sm:px-4 sm:pb-4">
        <div id={panelId} hidden={panel !== 'inline'}>
          {panel === 'inline' && (
            <Suspense fallback={null}>
              <OptionsPanel
                offered={customizationOptions}
                choices={order.choices}
                onChange={order.setChoices}
                disabled={order.isClosed}
              />
            </Suspense>
          )}
        </div>
        <AddRow name={name} order={order} onAdd={add} />
      </div>
      {sheetUsed && (
        <Suspense fallback={null}>
          <OptionsSheet
            product={product}
            order={order}
            open={panel === 'sheet'}
            onOpenChange={(open) => setPanel(open ? 'sheet' : 'none')}
            onAdd={add}
          />
        </Suspense>
      )}
    </article>
  );
}
