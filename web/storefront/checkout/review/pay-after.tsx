import { Wallet } from 'lucide-react';
import { formatRupees, type Paise } from '../../../../shared/domain/platform/money';
import type { ShopSettings } from '../../../api/settings-from-wire';
import { startSentence } from '../../orders/payment-words';
import { useShop } from '../../shop/shop-context';

/** Whether customers can pay right after they order. */
export function paysNow({ upiId, paysOnline }: Pick<ShopSettings, 'upiId' | 'paysOnline'>) {
  return Boolean(upiId) || paysOnline;
}

export function Payee() {
  const { upiId, upiPayeeName, storeName } = useShop().settings;
  return (
    <>
      <bdi className="font-semibold">{upiPayeeName || storeName}</bdi> (<bdi>{upiId}</bdi>)
    </>
  );
}

export function PayAfter({ total, isLater }: { total: Paise; isLater: boolean }) {
  const { settings } = useShop();
  const { upiId, startsWhenPaid, paysOnline } = settings;
  const amount = formatRupees(total);
  const how = !upiId ? (
    `Pay ${amount} online right after you order`
  ) : paysOnline ? (
    <>
      Pay {amount} right after you order, online or by UPI to <Payee />
    </>
  ) : (
    <>
      Pay {amount} by UPI right after you order, to <Payee />
    </>
  );
  return (
    <p className="flex gap-2">
      <Wallet aria-hidden className="mt-0.5 size-5 shrink-0 text-waffle-ink" />
      <span key={total} className="min-w-0">
        {paysNow(settings) ? (
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
