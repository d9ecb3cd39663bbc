import { BadgePercent } from 'lucide-react';
import { useState } from 'react';
import { adjustmentWords } from '../../../../shared/domain/orders/adjustment-words';
import { formatRupees } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { Fact } from '../../kit/panel';
import { DiscountForm } from '../order/discount-form';
import type { CounterOrder } from './use-counter-order';

/** What staff give off the whole order before it is placed (orders rule 24). */
export function OrderDiscount({ order }: { order: CounterOrder }) {
  const { discount, isUnsure } = order;
  const [isGiving, setGiving] = useState(false);
  const words = discount && adjustmentWords(discount);
  return (
    <>
      <Button variant="plain" disabled={isUnsure} onClick={() => setGiving(true)}>
        <BadgePercent aria-hidden className="size-5" />
        {words ?? m.changes_give_discount()}
      </Button>
      {isGiving && (
        <DiscountForm
          dishes={[]}
          givenOn={() => words}
          priceOf={() => ({ base: order.fullTotal, total: order.fullTotal })}
          cap={order.discountCap}
          busy={false}
          failure={undefined}
          onClose={() => setGiving(false)}
          onGive={({ kind, reason, percent = null, amount = null }) => {
            const isTakenBack = percent === null && amount === null;
            order.set({ discount: isTakenBack ? undefined : { kind, reason, percent, amount } });
            setGiving(false);
          }}
        />
      )}
    </>
  );
}

/** Its row in the price. Without a network nobody can approve more than what staff may give. */
export function DiscountFact({ order, isOffline }: { order: CounterOrder; isOffline: boolean }) {
  const { discount, totals } = order;
  const [given] = totals.adjustments;
  if (!discount || !given) return null;
  return (
    <>
      <Fact term={adjustmentWords(discount)}>{formatRupees(given.amount)}</Fact>
      {isOffline && order.isAboveCap && (
        <Notice kind="warning">
          {m.counter_discount_above_cap({ cap: formatRupees(order.discountCap) })}
        </Notice>
      )}
    </>
  );
}
