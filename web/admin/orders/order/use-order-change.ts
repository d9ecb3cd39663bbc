import { useState } from 'react';
import type { Order as WireOrder } from '../../../../shared/contract/orders/order-shape';
import { useApi } from '../../../api/api-provider';
import { type Order, orderFromWire } from '../../../api/order-from-wire';
import { refusal } from '../../../api/refusal';

/**
 * Sends a change of an order. A conflict reloads the order; a shortage names the product (back
 * office rule 6).
 */
export function useOrderChange(id: string, onChanged: (order: Order) => void, failed: string) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  /** Returns whether the change succeeded. */
  const send = async (change: () => Promise<WireOrder>): Promise<boolean> => {
    setBusy(true);
    setFailure(undefined);
    try {
      onChanged(orderFromWire(await change()));
      return true;
    } catch (error) {
      const { code, message } = refusal(error);
      if (code === 'conflict') {
        setFailure(message);
        await api.orders.readForStaff({ id }).then(
          (now) => onChanged(orderFromWire(now)),
          () => {},
        );
      } else {
        setFailure(code === 'out_of_stock' ? `There is not enough in stock. ${message}` : failed);
      }
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, send, clearFailure: () => setFailure(undefined) };
}
