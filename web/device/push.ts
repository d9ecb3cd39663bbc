import { browserEnvironment, isInsideApp } from './browser-environment';
import { registerWorker } from './register-worker';
import { createStore } from './store';

/** `here`: shown, but none arrive while no page of the shop is open. */
export type NotificationState = 'unknown' | 'on' | 'here' | 'refused' | 'unsupported';

export const notificationState = createStore<NotificationState>('unknown');

interface DeviceSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Pages without https, and an iPhone's browser outside the home screen, have no notifications. */
function isSupported(): boolean {
  return 'Notification' in globalThis && 'serviceWorker' in navigator;
}

/** An iPhone or iPad gets messages only in the shop on its home screen. */
export type PushSupport = 'possible' | 'refused' | 'on-home-screen' | 'none';

export function pushSupport(userAgent = navigator.userAgent): PushSupport {
  if (isSupported() && 'PushManager' in globalThis) {
    return Notification.permission === 'denied' ? 'refused' : 'possible';
  }
  const isIos = /iPhone|iPad/.test(userAgent);
  return isIos && !isInsideApp(browserEnvironment(userAgent)) ? 'on-home-screen' : 'none';
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

/** @param publicKey as base64url. @throws without a push service, or when it is unreachable. */
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
  if (mayNotify() && (await findSubscription())) notificationState.set('on');
}

/** @returns the device's address, if it had one. */
export async function endPush(): Promise<string | undefined> {
  const subscription = await findSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint;
}

export async function subscribedEndpoint(): Promise<string | undefined> {
  return (await findSubscription())?.endpoint;
}

async function findSubscription(): Promise<PushSubscription | null | undefined> {
  if (!isSupported()) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager?.getSubscription();
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
