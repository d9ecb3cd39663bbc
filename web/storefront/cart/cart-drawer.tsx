import { ShoppingBag } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { type CartLine, lineKey } from '../../../shared/domain/orders/cart';
import { feeReduction } from '../../../shared/domain/orders/cart-obstacles';
import { m } from '../../../shared/messages/compiled/messages';
import { Button } from '../../ui/button';
import { Drawer } from '../../ui/drawer';
import { EmptyState } from '../../ui/empty-state';
import { Price } from '../../ui/price';
import { useShop } from '../shop/shop-context';
import { WithCallLink } from '../shop/with-call-link';
import { CartLineRow } from './cart-line-row';
import { useCart, useCartStores, useStock } from './cart-provider';
import { FeeHint, TotalsList } from './cart-sums';
import { cartHolds } from './mend-cart';
import { useCartOutlook } from './use-cart-outlook';
import { useOpeningCheckout } from './use-opening-checkout';

export interface LineEditorProps {
  line: CartLine;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Parts of the menu, which stands above the cart. */
interface CartDrawerProps {
  Editor: ComponentType<LineEditorProps>;
  Suggestions: ComponentType;
}

/** Your Cart (storefront rule 9). */
export function CartDrawer({ Editor, Suggestions }: CartDrawerProps) {
  const { drawerOpen, setDrawerOpen } = useCartStores();
  const { lines } = useCart();
  const [edit, setEdit] = useState<{ line: CartLine; open: boolean; times: number }>();
  const onEdit = (line: CartLine) =>
    setEdit((last) => ({ line, open: true, times: (last?.times ?? 0) + 1 }));

  return (
    <Drawer
      open={drawerOpen}
      onOpenChange={setDrawerOpen}
      title={m.cart_title()}
      side="right"
      footer={lines.length > 0 ? <CartFooter /> : undefined}
    >
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <CartContent onEdit={onEdit} suggestions={<Suggestions />} />
      )}
      {edit && (
        <Editor
          key={edit.times}
          line={edit.line}
          open={edit.open}
          onOpenChange={(open) => setEdit({ ...edit, open })}
        />
      )}
    </Drawer>
  );
}

function useContinueShopping() {
  const { setDrawerOpen } = useCartStores();
  const navigate = useNavigate();
  return () => {
    setDrawerOpen(false);
    void navigate('/menu');
  };
}

function EmptyCart() {
  return (
    <EmptyState
      picture={<ShoppingBag />}
      title={m.cart_empty()}
      action={<Button onClick={useContinueShopping()}>{m.cart_continue()}</Button>}
    >
      <p>{m.cart_what_today()}</p>
    </EmptyState>
  );
}

interface CartContentProps {
  onEdit: (line: CartLine) => void;
  suggestions: ReactNode;
}

function CartContent({ onEdit, suggestions }: CartContentProps) {
  const { lines } = useCart();
  const { zone } = useShop().settings;
  const { cart } = useCartStores();
  const { loading } = useStock();
  const { totals, method, visit } = useCartOutlook(lines);
  return (
    <>
      {/* It keeps its height while it is empty, to avoid a layout shift. */}
      <p role="status" className="-mb-3 min-h-5 text-sm text-ink-soft">
        {loading && m.cart_checking()}
      </p>
      <ul>
        {lines.map((line) => (
          <CartLineRow key={lineKey(line)} line={line} onEdit={onEdit} />
        ))}
      </ul>
      {suggestions}
      <div className="mt-2 flex flex-col gap-3 rounded-lg bg-sunken p-4">
        <TotalsList totals={totals} method={method} />
        <p hidden={visit !== undefined} className="text-sm text-ink-soft">
          {zone.areas?.length ? `${m.cart_fee_at_checkout()} ` : ''}
          {m.cart_fee_not_for_pickup()}
        </p>
      </div>
      <Button variant="plain" onClick={() => cart.change([])} wide className="mt-2">
        {m.cart_clear()}
      </Button>
      <CartNews />
    </>
  );
}

/** What stands against the order, over the end of the cart: it moves neither the lines nor the buttons. */
function CartNews() {
  const { lines } = useCart();
  const { stock } = useStock();
  const { laterMessage, busyMessage, products } = useShop();
  const { facts, obstacles } = useCartOutlook(lines);
  const reduction = feeReduction(facts);
  const hint = laterMessage ?? busyMessage;
  const stops = [
    ...obstacles.map(({ message }) => message),
    ...(cartHolds(lines, stock, products) ? [] : [m.cart_adjust_first()]),
  ];
  return (
    <>
      <div aria-hidden className="h-32 low:hidden" />
      <div className="sticky -bottom-4 -mx-4 -mb-4 h-0 low:h-auto">
        <div
          key={[hint, ...stops, reduction !== undefined].join()}
          className="absolute inset-x-0 bottom-0 low:static flex flex-col gap-1 border-t border-mist bg-raised px-4 py-2 text-sm font-semibold empty:hidden"
        >
          {hint && <p>{hint}</p>}
          {stops.map((stop) => (
            <p key={stop} className="text-chilli">
              <WithCallLink>{stop}</WithCallLink>
            </p>
          ))}
          <FeeHint reduction={reduction} />
        </div>
      </div>
    </>
  );
}

function CartFooter() {
  const { lines } = useCart();
  const { stock, loading } = useStock();
  const { closedMessage, products } = useShop();
  const [isOpening, openCheckout] = useOpeningCheckout();
  const { totals } = useCartOutlook(lines);
  const holds = cartHolds(lines, stock, products);
  return (
    <div className="flex flex-col gap-3">
      <Button
        variant={closedMessage === undefined ? 'primary' : 'quiet'}
        size="lg"
        wide
        disabled={loading || !holds}
        busy={isOpening}
        onClick={openCheckout}
      >
        <span key={totals.total}>
          {m.cart_checkout()} · <Price amount={totals.total} />
        </span>
      </Button>
      <Button variant="plain" wide onClick={useContinueShopping()}>
        {m.cart_continue()}
      </Button>
    </div>
  );
}
