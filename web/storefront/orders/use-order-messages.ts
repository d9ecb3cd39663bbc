import { useEffect, useEffectEvent, useState } from 'react';
import type { Api } from '../../api/api-client';
import { useApi } from '../../api/api-provider';
import { orderRequest } from '../../api/order-request';
import {
  askForNotifications,
  mayNotify,
  type PushSupport,
  pushSupport,
  subscribedEndpoint,
  subscribeToPush,
} from '../../device/push';
import { createStoredStore, isRecord } from '../../device/stored-store';
import { storedText } from '../../device/stored-text';
import { useAttempt } from '../shop/use-attempt';

/** Whether the user of this device has asked for messages, which are then sent for each order. */
const choice = createStoredStore<{ wanted: true } | undefined>({
  storage: storedText('maenam-order-messages'),
  version: 1,
  parse: (data) => (isRecord(data) && data['wanted'] === true ? { wanted: true } : undefined),
  initial: () => undefined,
});

interface OrderToHearOf {
  id: string;
  accessToken: string | undefined;
}

export function useOrderMessages(order: OrderToHearOf) {
  const api = useApi();
  const { busy, failure, attempt } = useAttempt();
  // Unknown to the server, and until the browser has been asked.
  const [state, setState] = useState<PushSupport | 'on'>();

  const connect = async () => setState((await sendHere(api, order)) ? 'on' : 'none');

  const begin = useEffectEvent(() => {
    const support = pushSupport();
    if (support !== 'possible' || !choice.get() || !mayNotify()) return setState(support);
    connect().catch(() => setState(support));
  });
  useEffect(() => begin(), []);

  const turnOn = async () => {
    await askForNotifications();
    if (!mayNotify()) return setState(pushSupport());
    await connect();
    choice.set({ wanted: true });
  };
  const turnOff = async () => {
    choice.clear();
    const endpoint = await subscribedEndpoint();
    if (endpoint !== undefined) await api.orderMessages.removeDevice({ endpoint });
    setState(pushSupport());
  };
  return {
    state,
    busy,
    failure,
    turnOn: () => void attempt(turnOn),
    turnOff: () => void attempt(turnOff),
  };
}

/** @returns false when the browser has no push service, or cannot reach it. */
async function sendHere(api: Api, order: OrderToHearOf): Promise<boolean> {
  const { publicKey } = await api.orderMessages.readKey();
  const body = await subscribeToPush(publicKey).catch(() => undefined);
  if (body) await api.orderMessages.addDevice({ ...orderRequest(order), body });
  return body !== undefined;
}
