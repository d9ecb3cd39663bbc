import { ShoppingBag } from 'lucide-react';
import { useNavigate } from 'react-router';
import { lineKey } from '../../../shared/domain/orders/cart';
import { cartTotals } from '../../../shared/domain/orders/pricing';
import { Button } from '../../ui/button';
import { Drawer } from '../../ui/drawer';
import { EmptyState } from '../../ui/empty-state';
import { Price } from '../../ui/price';
import { usePageState } from '../../ui/use-page-state';
import { useShop } from '../shop/shop-context';
import { CartLineRow } from './cart-line-row';
import { useCart, useCartStores, useStock } from './cart-provider';
import { FeeHint, TotalsList } from './cart-sums';
import { ADJUST_FIRST, cartHolds } from './mend-cart';

/** Your Cart (storefront rule 9). */
export function CartDrawer() {
  const { drawerOpen, setDrawerOpen } = useCartStores();
  const { lines } = useCart();

  return (
    <Drawer
      open={drawerOpen}
      onOpenChange={setDrawerOpen}
      title="Your Cart"
      side="right"
      footer={lines.length > 0 ? <CartFooter /> : undefined}
    >
      {lines.length === 0 ? <EmptyCart /> : <CartContent />}
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
      title="Your cart is empty"
      action={<Button onClick={useContinueShopping()}>Continue Shopping</Button>}
    >
      <p>What would you like today?</p>
    </EmptyState>
  );
}

function CartContent() {
  const { lines } = useCart();
  const { feeRule, zone } = useShop().settings;
  const { cart } = useCartStores();
  const { loading } = useStock();
  const totals = cartTotals(lines, 'delivery', feeRule);
  return (
    <>
      {/* It keeps its height while it is empty, to avoid a layout shift. */}
      <p role="status" className="min-h-5 text-sm text-ink-soft">
        {loading && 'Checking item availability…'}
      </p>
      <ul>
        {lines.map((line) => (
          <CartLineRow key={lineKey(line)} line={line} />
        ))}
      </ul>
      <div className="mt-2 flex flex-col gap-3 rounded-lg bg-sunken p-4">
        <TotalsList totals={totals} method="delivery" />
        <p className="text-sm text-ink-soft">
          {zone.areas?.length ? 'Checkout shows the delivery fee for your address. ' : ''}
          Picking up at the cafe? No delivery fee.
        </p>
      </div>
      <Button variant="plain" onClick={() => cart.change([])} wide className="mt-2">
        Clear Cart
      </Button>
    </>
  );
}

function CartFooter() {
  const { lines } = useCart();
  const { stock, loading } = useStock();
  const { settings, closedMessage, laterMessage, busyMessage, products } = useShop();
  const hint = laterMessage ?? busyMessage;
  const navigate = useNavigate();
  // The router says so only in a transition, too late on a weak phone.
  const [isOpening, setIsOpening] = usePageState(false);
  const totals = cartTotals(lines, 'delivery', settings.feeRule);
  const holds = cartHolds(lines, stock, products);
  return (
    <div className="flex flex-col gap-3">
      {hint && <p className="text-sm font-semibold">{hint}</p>}
      {closedMessage === undefined ? (
        <FeeHint subtotal={totals.subtotal} rule={settings.feeRule} />
      ) : (
        <p className="text-sm font-semibold text-chilli">{closedMessage}</p>
      )}
      {!holds && <p className="text-sm font-semibold text-chilli">{ADJUST_FIRST}</p>}
      <Button
        variant={closedMessage === undefined ? 'primary' : 'quiet'}
        size="lg"
        wide
        disabled={loading || !holds}
        busy={isOpening}
        onClick={() => {
          setIsOpening(true);
          void navigate('/checkout');
        }}
      >
        <span>
          Checkout · <Price amount={totals.total} />
        </span>
      </Button>
      <Button variant="plain" wide onClick={useContinueShopping()}>
        Continue Shopping
      </Button>
    </div>
  );
}
