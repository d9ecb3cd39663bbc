import { lineKey } from '../../../../shared/domain/cart';
import type { CartTotals, DeliveryMethod } from '../../../../shared/domain/pricing';
import { TextArea } from '../../../ui/text-field';
import { CartLineRow } from '../../cart/cart-line-row';
import { useCart } from '../../cart/cart-provider';
import { FeeHint, TotalsList } from '../../cart/cart-sums';
import { useShop } from '../../shop/shop-context';

interface ReviewStepProps {
  totals: CartTotals;
  method: DeliveryMethod;
  specialInstructions: string;
  onInstructions: (text: string) => void;
}

export function ReviewStep(props: ReviewStepProps) {
  const { totals, method, specialInstructions, onInstructions } = props;
  const { lines } = useCart();
  const { feeRule } = useShop().settings;
  return (
    <div className="flex flex-col gap-5">
      <ul className="-my-3 border-b border-mist">
        {lines.map((line) => (
          <CartLineRow key={lineKey(line)} line={line} />
        ))}
      </ul>
      {method === 'delivery' && <FeeHint subtotal={totals.subtotal} rule={feeRule} />}
      <TextArea
        label="Special instructions"
        optional
        rows={2}
        maxLength={500}
        placeholder="Less sugar, ring at the blue gate…"
        value={specialInstructions}
        onChange={(event) => onInstructions(event.target.value)}
      />
      <div className="md:hidden">
        <TotalsList totals={totals} method={method} />
      </div>
    </div>
  );
}
