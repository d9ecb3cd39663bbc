import { Banknote, CreditCard, IndianRupee } from 'lucide-react';
import { PAID_BY_LABELS, type PaidByHand } from '../../../../shared/domain/orders/order-payments';
import { m } from '../../../../shared/messages/compiled/messages';
import { buttonClass } from '../../../ui/button-class';
import { classNames } from '../../../ui/class-names';

/** In the order in which every page shows them. */
export const PAY_WAYS = ['cash', 'card', 'upi'] as const satisfies readonly PaidByHand[];
const ICONS = { cash: Banknote, card: CreditCard, upi: IndianRupee };

interface PayButtonsProps {
  /** The order's name, which a screen reader adds to each button. */
  name: string;
  /** The usual way of this order: its button is the main one. */
  main?: PaidByHand;
  /** Words without icons or borders, for a narrow strip. */
  isPlain?: boolean;
  className?: string;
  onPay: (method: PaidByHand) => void;
}

export function PayIcon({ of }: { of: PaidByHand }) {
  const Chosen = ICONS[of];
  return <Chosen aria-hidden className="size-5" />;
}

/** The ways in which staff take a payment, side by side and in the same order on every page. */
export function PayButtons({ name, main, isPlain = false, className, onPay }: PayButtonsProps) {
  return (
    <span className={classNames('flex', isPlain ? 'gap-1' : 'gap-2', className)}>
      {PAY_WAYS.map((method) => (
        <button
          key={method}
          type="button"
          className={
            isPlain
              ? '-my-1 min-h-11 min-w-11 px-1 underline underline-offset-4'
              : classNames(
                  buttonClass({ variant: method === main ? 'primary' : 'quiet' }),
                  'flex-1 px-3!',
                )
          }
          aria-label={m.orderoffice_paid_for({ method: PAID_BY_LABELS[method], name })}
          onClick={() => onPay(method)}
        >
          {!isPlain && <PayIcon of={method} />}
          <span>{PAID_BY_LABELS[method]}</span>
        </button>
      ))}
    </span>
  );
}
