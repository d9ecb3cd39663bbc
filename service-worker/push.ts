import { splitLanguage } from '../shared/domain/platform/languages';

declare const self: ServiceWorkerGlobalScope;

/** What the shop sends; `server/platform/push/send-push.ts` writes it. */
interface PushMessage {
  title: string;
  body: string;
  path: string;
  tag: string;
  quiet?: boolean;
}

/** Shows the shop's messages to staff and customers, and opens their page at a tap. */
export function showMessages(): void {
  self.addEventListener('push', (event) => {
    if (event.data) event.waitUntil(show(event.data.json()));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data?.path ?? '/admin'));
  });
}

async function show({ title, body, path, tag, quiet = false }: PushMessage): Promise<void> {
  // TypeScript does not know `renotify`.
  const options: NotificationOptions & { renotify: boolean } = {
    body,
    tag,
    renotify: !quiet,
    silent: quiet,
    data: { path },
  };
  await self.registration.showNotification(title, options);
}

/** Shows the page if it is open, or for staff any page of the back office; otherwise it is opened. */
async function open(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => {
    const { pathname, search } = new URL(url);
    return path.startsWith('/admin')
      ? pathname.startsWith('/admin')
      : splitLanguage(pathname).path + search === splitLanguage(path).path;
  });
  if (page) await page.focus();
  else await self.clients.openWindow(path);
}
