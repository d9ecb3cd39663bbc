import type { Api } from '../../../api/api-client';
import { endPush, mayNotify, notificationState, subscribeToPush } from '../../../device/push';

/** Sends the shop's messages to this device, if its user has allowed notifications. */
export async function connectPush(api: Api): Promise<void> {
  if (!mayNotify()) return;
  try {
    const { publicKey } = await api.guard.readPushKey();
    await api.guard.subscribe(await subscribeToPush(publicKey));
    notificationState.set('on');
  } catch {
    // Pages still show notifications themselves, and their light says that they do no more.
  }
}

export async function disconnectPush(api: Api): Promise<void> {
  const endpoint = await endPush();
  notificationState.set('unknown');
  if (endpoint !== undefined) await api.guard.unsubscribe({ endpoint });
}
