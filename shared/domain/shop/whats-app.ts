const CHAT_HOSTS = ['wa.me', 'api.whatsapp.com'];

/** The URL of a chat with a number, with a message filled in. @param phoneNumber '+919876543210'. */
export function whatsAppTo(phoneNumber: string, text: string): string {
  const url = new URL(`https://wa.me/${phoneNumber.replace(/[^0-9]/g, '')}`);
  url.searchParams.set('text', text);
  return url.href;
}

/** @param chatUrl the cafe's link; undefined is returned for one to a channel or group, or for none. */
export function withWhatsAppText(chatUrl: string, text: string): string | undefined {
  if (!URL.canParse(chatUrl)) return undefined;
  const url = new URL(chatUrl);
  if (!CHAT_HOSTS.includes(url.hostname)) return undefined;
  url.searchParams.set('text', text);
  return url.href;
}
