import { useEffect, useState } from 'react';
import { awaitsPayment } from '../../../../shared/domain/orders/payment';
import { useApi } from '../../../api/api-provider';
import { refusal } from '../../../api/refusal';
import { useToast } from '../../../ui/toast';
import { openPaymentPage } from '../../orders/open-payment-page';
import { useShop } from '../../shop/shop-context';
import type { JustPlaced } from '../checkout-machine';

/**
 * Leads from placing to the gateway's page (money rule 6). @returns whether the page is being opened, and what
 * opens it once the order is in the browser's history. Without the gateway's answer its button stays.
 */
export function usePayAtOnce() {
  const api = useApi();
  const toast = useToast();
  const { paysOnline } = useShop().settings;
  const [isOpening, setIsOpening] = useState(false);
  useEffect(() => {
    // A browser may show this page again as it was left, when the customer goes back.
    const stay = () => setIsOpening(false);
    addEventListener('pageshow', stay);
    return () => removeEventListener('pageshow', stay);
  }, []);
  const payAtOnce = async (order: JustPlaced, isInHistory: Promise<void>) => {
    if (!paysOnline || order.payLater || !awaitsPayment(order)) return isInHistory;
    setIsOpening(true);
    await isInHistory;
    try {
      await openPaymentPage(api, order);
    } catch (error) {
      setIsOpening(false);
      toast('error', refusal(error).message);
    }
  };
  return [isOpening, payAtOnce] as const;
}
