import { useState } from 'react';
import type { OrderTip } from '../../../../shared/contract/orders/payment-shape';
import { PAID_BY_LABELS } from '../../../../shared/domain/orders/order-payments';
import { actorWords } from '../../../../shared/domain/platform/actor';
import { amountText } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import type { Order } from '../../../api/order-from-wire';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { RelativeTime } from '../../../ui/relative-time';
import { FailureNotice } from '../../kit/query/failure-notice';
import { useOrderChange } from './use-order-change';

interface TipListProps {
  order: Order;
  onChanged: (order: Order) => void;
}

/** What the customer gave the staff beside what the order costs. */
export function TipList({ order: { id, tips = [] }, onChanged }: TipListProps) {
  const { payments } = useApi();
  const { busy, failure, send, clearFailure } = useOrderChange(onChanged, m.tips_undo_failed());
  const [undoing, setUndoing] = useState<OrderTip>();
  if (tips.length === 0) return null;
  const ask = (tip: OrderTip | undefined) => {
    clearFailure();
    setUndoing(tip);
  };

  return (
    <>
      <ul className="divide-y divide-mist border-b border-mist" aria-label={m.tips_title()}>
        {tips.map((tip) => (
          <li key={tip.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <div className="min-w-0 flex-1">
              <p className="font-medium">
                {m.tips_of_order({
                  amount: amountText(tip.amount),
                  method: PAID_BY_LABELS[tip.method],
                })}
              </p>
              <p className="text-sm text-ink-soft">
                <RelativeTime at={tip.at} exact />
                <bdi> · {actorWords(tip.by)}</bdi>
              </p>
            </div>
            <Button
              variant="plain"
              aria-label={m.tips_undo_of({ amount: amountText(tip.amount) })}
              onClick={() => ask(tip)}
            >
              {m.ui_undo()}
            </Button>
          </li>
        ))}
      </ul>
      {undoing && (
        <ConfirmDialog
          onClose={() => ask(undefined)}
          title={m.tips_undo_of({ amount: amountText(undoing.amount) })}
          confirmLabel={m.ui_undo()}
          busy={busy}
          onConfirm={async () => {
            if (await send(() => payments.takeTipBack({ id, tipId: undoing.id }))) ask(undefined);
          }}
        >
          {m.tips_undo_note()}
          <FailureNotice message={failure} />
        </ConfirmDialog>
      )}
    </>
  );
}
