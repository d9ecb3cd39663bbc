const CHAT_HOSTS = ['wa.me', 'api.whatsapp.com'];

/** @param chatUrl the cafe's link; undefined is returned for one to a channel or group, or for none. */
export function withWhatsAppText(chatUrl: string, text: string): string | undefined {
  if (!URL.canParse(chatUrl)) return undefined;
  const url = new URL(chatUrl);
  if (!CHAT_HOSTS.includes(url.hostname)) return undefined;
  url.searchParams.set('text', text);
  return url.href;
}
