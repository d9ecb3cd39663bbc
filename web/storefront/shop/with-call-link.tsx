import { withWhatsAppText } from '../../../shared/domain/shop/whats-app';
import { m } from '../../../shared/messages/compiled/messages';
import { withElements } from '../../ui/with-elements';
import { phoneNumbers } from './cafe-facts';
import { useShop } from './shop-context';

const LINK = 'font-semibold text-hill underline';

/** The chat with the cafe; undefined without a number. @param text what the customer's message begins with. */
export function useWhatsApp(text = `${m.contact_hello()} `): string | undefined {
  return withWhatsAppText(useShop().content?.whatsappUrl ?? '', text);
}

/** The words 'call us', which each language writes alike in its sentences. */
const callWords = () => new RegExp(`(${m.contact_call_us()})`, 'i');

export const asksToCall = (sentence: string) => callWords().test(sentence);

/** A sentence whose 'call us' is a link, with WhatsApp beside it if the cafe has a number there. */
export function WithCallLink({ children }: { children: string }) {
  const [phone] = phoneNumbers(useShop().settings.storePhone);
  const whatsApp = useWhatsApp();
  const [before, call, after] = children.split(callWords());
  if (!phone || call === undefined) return children;
  const callLink = (
    <a href={phone.href} className={LINK}>
      {call}
    </a>
  );
  const writeLink = (
    <a href={whatsApp} target="_blank" rel="noreferrer" className={LINK}>
      {m.contact_write_on_whatsapp()}
    </a>
  );
  return (
    <>
      {before}
      {whatsApp
        ? withElements(m.contact_call_or_write, { call: callLink, write: writeLink })
        : callLink}
      {after}
    </>
  );
}
