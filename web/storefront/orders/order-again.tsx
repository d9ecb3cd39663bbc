import { RotateCcw } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { m } from '../../../shared/messages/compiled/messages';
import type { Order } from '../../api/order-from-wire';
import { Button } from '../../ui/button';
import type { ButtonVariant } from '../../ui/button-class';
import { useShop } from '../shop/shop-context';
import { useOrderAgain } from './use-order-again';

/** Asked seldom, so its code is loaded when it is needed. */
const AgainQuestionDialog = lazy(async () => ({
  default: (await import('./again-question-dialog')).AgainQuestionDialog,
}));

interface OrderAgainProps {
  order: Order;
  variant?: ButtonVariant;
}

/** Puts the order's dishes into the cart and goes to the checkout. Disabled like every Add while the shop is closed. */
export function OrderAgain({ order, variant = 'quiet' }: OrderAgainProps) {
  const { closedMessage } = useShop();
  const again = useOrderAgain(order);
  const names = order.items.map(({ name }) => name).join(', ');
  return (
    <>
      <Button
        variant={variant}
        busy={again.isReading}
        disabled={closedMessage !== undefined}
        onClick={() => void again.begin()}
        aria-label={m.order_again_of({ names })}
      >
        {!again.isReading && <RotateCcw aria-hidden className="size-5" />}
        {m.order_again()}
      </Button>
      {again.question && (
        <Suspense fallback={null}>
          <AgainQuestionDialog
            question={again.question}
            onGoOn={again.goOn}
            onClose={again.dismiss}
          />
        </Suspense>
      )}
    </>
  );
}
