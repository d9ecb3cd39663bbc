import { Wallet } from 'lucide-react';
import { formatRupees, type Paise } from '../../../../shared/domain/money';
import { startSentence } from '../../orders/payment-words';
import { useShop } from '../../shop/shop-context';

/** How, when and to whom the customer will pay. */
export function PayAfter({ total, isLater }: { total: Paise; isLater: boolean }) {
  const { upiId, upiPayeeName, storeName, startsWhenPaid } = useShop().settings;
  return (
    <p className="flex gap-2">
      <Wallet aria-hidden className="mt-0.5 size-5 shrink-0 text-waffle-ink" />
      <span className="min-w-0">
        {upiId ? (
          <>
            Pay {formatRupees(total)} by UPI right after you order, to{' '}
            <bdi className="font-semibold">{upiPayeeName || storeName}</bdi> (<bdi>{upiId}</bdi>).{' '}
            {startSentence(startsWhenPaid, isLater)}
          </>
        ) : (
          'The cafe will tell you how to pay when your order is ready.'
        )}
      </span>
    </p>
  );
}
