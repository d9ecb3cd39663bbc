import { lineKey } from '../../../../shared/domain/orders/cart';
import { paragraphProblem } from '../../../../shared/domain/platform/entered-text';
import { Notice } from '../../../ui/notice';
import { TextArea } from '../../../ui/text-field';
import { CartLineRow } from '../../cart/cart-line-row';
import { FeeHint, TotalsList } from '../../cart/cart-sums';
import { useShop } from '../../shop/shop-context';
import type { CheckoutSteps } from '../use-checkout-steps';
import { WhenChoice } from '../when/when-choice';
import { PayChoice } from './pay-choice';

export function ReviewStep({ checkout }: { checkout: CheckoutSteps }) {
  const { lines, totals, terms, draft, time, change } = checkout;
  const { busyMessage } = useShop();
  return (
    <div className="flex flex-col gap-5">
      <ul className="-my-3 border-b border-mist">
        {lines.map((line) => (
          <CartLineRow key={lineKey(line)} line={line} />
        ))}
      </ul>
      {draft.method === 'delivery' && <FeeHint subtotal={totals.subtotal} rule={terms.feeRule} />}
      <WhenChoice checkout={checkout} />
      <PayChoice checkout={checkout} />
      {busyMessage && time.slotAt === null && <Notice kind="warning">{busyMessage}</Notice>}
      <TextArea
        label="Special instructions"
        optional
        rows={2}
        maxLength={500}
        placeholder="Less sugar, ring at the blue gate…"
        value={draft.specialInstructions}
        error={paragraphProblem(draft.specialInstructions)}
        onChange={(event) => change({ specialInstructions: event.target.value })}
      />
      <div className="md:hidden">
        <TotalsList totals={totals} method={draft.method} />
      </div>
    </div>
  );
}
