declare const self: ServiceWorkerGlobalScope;

/** What the shop sends; `server/push/send-push.ts` writes it. */
interface PushMessage {
  title: string;
  body: string;
  path: string;
  tag: string;
}

/** Shows the shop's messages to staff, and opens their page at a tap. */
export function showMessages(): void {
  self.addEventListener('push', (event) => {
    if (event.data) event.waitUntil(show(event.data.json()));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data?.path ?? '/admin'));
  });
}

async function show({ title, body, path, tag }: PushMessage): Promise<void> {
  // TypeScript does not know `renotify`.
  const options: NotificationOptions & { renotify: boolean } = {
    body,
    tag,
    renotify: true,
    data: { path },
  };
  await self.registration.showNotification(title, options);
}

/** Shows an open page of the back office, or opens one. */
async function open(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname.startsWith('/admin'));
  if (page) await page.focus();
  else await self.clients.openWindow(path);
}
