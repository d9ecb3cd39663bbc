import { useEffect } from 'react';
import { useApi } from '../../../../api/api-provider';
import { useStore } from '../../../../device/store';
import { useOnline } from '../../../../device/use-online';
import { useStaffState } from '../../../../session/staff-session-provider';
import { keepOnDisk } from './kept-on-disk';
import { firstToSend, keptOrders } from './kept-orders';
import { sendKeptOrders } from './send-kept-orders';

const RETRY_MS = 15_000;

/** Sends the orders that wait here, on whatever page of the back office the tablet is. Mounted once. */
export function useKeptOrders(): void {
  const api = useApi();
  const isOnline = useOnline();
  const isSignedIn = useStaffState().status === 'signed-in';
  const isWaiting = firstToSend(useStore(keptOrders).orders) !== undefined;
  useEffect(() => {
    const copying = keepOnDisk();
    return () => void copying.then((stop) => stop());
  }, []);
  const sends = isOnline && isSignedIn && isWaiting;
  useEffect(() => {
    if (!sends) return;
    let timer: ReturnType<typeof setTimeout>;
    let stopped = false;
    const send = async () => {
      await sendKeptOrders({ take: api.orders.take, record: api.payments.record }, keptOrders);
      if (!stopped) timer = setTimeout(send, RETRY_MS);
    };
    void send();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [sends, api]);
}
