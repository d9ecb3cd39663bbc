import { Wallet } from 'lucide-react';
import { formatRupees, type Paise } from '../../../../shared/domain/money';
import { startSentence } from '../../orders/payment-words';
import { useShop } from '../../shop/shop-context';

/** How, when and to whom the customer will pay. */
export function PayAfter({ total, isLater }: { total: Paise; isLater: boolean }) {
  const { upiId, upiPayeeName, storeName, startsWhenPaid, paysOnline } = useShop().settings;
  const amount = formatRupees(total);
  const payee = (
    <>
      <bdi className="font-semibold">{upiPayeeName || storeName}</bdi> (<bdi>{upiId}</bdi>)
    </>
  );
  const how = !upiId ? (
    `Pay ${amount} online right after you order`
  ) : paysOnline ? (
    <>
      Pay {amount} right after you order, online or by UPI to {payee}
    </>
  ) : (
    <>
      Pay {amount} by UPI right after you order, to {payee}
    </>
  );
  return (
    <p className="flex gap-2">
      <Wallet aria-hidden className="mt-0.5 size-5 shrink-0 text-waffle-ink" />
      <span className="min-w-0">
        {upiId || paysOnline ? (
          <>
            {how}. {startSentence(startsWhenPaid, isLater)}
          </>
        ) : (
          'The cafe will tell you how to pay when your order is ready.'
        )}
      </span>
    </p>
  );
}
