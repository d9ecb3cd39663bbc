import { useState } from 'react';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Failure, useAttempt } from '../shop/use-attempt';
import { cancelSentence } from './order-words';
import type { WatchedOrder } from './use-order';

/** Lets customers cancel an order that the kitchen has not begun. */
export function CancelOrder({ watched }: { watched: WatchedOrder }) {
  const { order, cancel, refresh } = watched;
  const [isAsking, setAsking] = useState(false);
  const { busy, failure, attempt } = useAttempt();
  if (!order || (order.status !== 'placed' && !isAsking)) return null;
  const close = () => {
    setAsking(false);
    // The kitchen may have begun it meanwhile.
    if (failure) refresh();
  };
  return (
    <>
      <Button variant="plain" onClick={() => setAsking(true)}>
        Cancel order
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={close}
        title={`Cancel order ${order.id}?`}
        confirmLabel="Cancel order"
        keepLabel="Keep order"
        busy={busy}
        onConfirm={() =>
          void attempt(async () => {
            await cancel();
            setAsking(false);
          })
        }
      >
        <p>{cancelSentence(order)}</p>
        <Failure message={failure} />
      </ConfirmDialog>
    </>
  );
}
