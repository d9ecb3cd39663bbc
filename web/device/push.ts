import { registerWorker } from './register-worker';
import { createStore } from './store';

/**
 * What this browser does with notifications. `here`: it shows them, but gets none while no page of the
 * shop is open.
 */
export type NotificationState = 'unknown' | 'on' | 'here' | 'refused' | 'unsupported';

export const notificationState = createStore<NotificationState>('unknown');

export interface DeviceSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Pages without https, and an iPhone's browser outside the home screen, have no notifications. */
function isSupported(): boolean {
  return 'Notification' in globalThis && 'serviceWorker' in navigator;
}

/** Asks for notifications; call it during a tap. */
export async function askForNotifications(): Promise<void> {
  if (!isSupported()) notificationState.set('unsupported');
  else if ((await Notification.requestPermission()) !== 'granted') notificationState.set('refused');
}

/** Whether notifications were allowed before, so that nobody has to be asked. */
export function mayNotify(): boolean {
  return isSupported() && Notification.permission === 'granted';
}

/**
 * Subscribes this device to the shop's messages, if they are allowed.
 * @param publicKey the shop's, as base64url.
 * @throws when the browser has no push service, or cannot reach it.
 */
export async function subscribeToPush(publicKey: string): Promise<DeviceSubscription> {
  const { pushManager } = await registerWorker();
  notificationState.set('here');
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await pushManager.subscribe(options).catch(async () => {
    // A subscription with the key of an earlier database is in the way.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { keys } = subscription.toJSON();
  return {
    endpoint: subscription.endpoint,
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  };
}

/** Finds out whether this device is subscribed already. */
export async function checkPush(): Promise<void> {
  if (!isSupported()) return void notificationState.set('unsupported');
  if (Notification.permission === 'denied') return void notificationState.set('refused');
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  if (mayNotify() && subscription) notificationState.set('on');
}

/** Ends this device's subscription. @returns its address, if it had one. */
export async function endPush(): Promise<string | undefined> {
  if (!isSupported()) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint;
}

/** Shows a notification. A newer one with the same tag replaces it and sounds again. */
export async function notify(title: string, options: { body: string; tag: string; path: string }) {
  if (!mayNotify()) return;
  const { body, tag, path } = options;
  const registration = await registerWorker();
  // Android has no `new Notification()`. TypeScript does not know `renotify`.
  const shown: NotificationOptions & { renotify: boolean } = {
    body,
    tag,
    renotify: true,
    data: { path },
  };
  await registration.showNotification(title, shown);
}
