import { Wallet } from 'lucide-react';
import { formatRupees, type Paise } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import type { ShopSettings } from '../../../api/settings-from-wire';
import { withElements } from '../../../ui/with-elements';
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
  const byUpi = paysOnline ? m.checkout_pay_online_or_upi : m.checkout_pay_upi;
  const how = upiId
    ? withElements((payee) => byUpi({ amount, ...payee }), { payee: <Payee /> })
    : m.checkout_pay_online({ amount });
  return (
    <p className="flex gap-2">
      <Wallet aria-hidden className="mt-0.5 size-5 shrink-0 text-waffle-ink" />
      <span key={total} className="min-w-0">
        {paysNow(settings) ? (
          <>
            {how} {startSentence(startsWhenPaid, isLater)}
          </>
        ) : (
          m.checkout_pay_when_told()
        )}
      </span>
    </p>
  );
}
