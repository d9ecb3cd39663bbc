import { useState } from 'react';
import { m } from '../../../shared/messages/compiled/messages';
import type { Order } from '../../api/order-from-wire';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Failure, useAttempt } from '../shop/use-attempt';
import { WithCallLink } from '../shop/with-call-link';
import { cancelSentence } from './order-words';
import type { WatchedOrder } from './use-order';

interface CancelOrderProps {
  order: Order;
  watched: Pick<WatchedOrder, 'cancel' | 'refresh'>;
}

/** Lets customers cancel an order that the kitchen has not begun. */
export function CancelOrder({ order, watched: { cancel, refresh } }: CancelOrderProps) {
  const [isAsking, setAsking] = useState(false);
  const { busy, failure, attempt } = useAttempt();
  if (order.status !== 'placed' && !isAsking) return null;
  const close = () => {
    setAsking(false);
    // The kitchen may have begun it meanwhile.
    if (failure) refresh();
  };
  return (
    <>
      <Button variant="plain" onClick={() => setAsking(true)}>
        {m.order_cancel()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        title={m.order_cancel_title({ id: order.id })}
        confirmLabel={m.order_cancel()}
        keepLabel={m.order_keep()}
        busy={busy}
        onConfirm={() =>
          void attempt(async () => {
            await cancel();
            setAsking(false);
          })
        }
      >
        <p>
          <WithCallLink>{cancelSentence(order)}</WithCallLink>
        </p>
        <Failure message={failure} />
      </ConfirmDialog>
    </>
  );
}
