import { withWhatsAppText } from '../../../shared/domain/shop/whats-app';
import { phoneNumbers } from './cafe-facts';
import { useShop } from './shop-context';

const CALL = /\b(call us)\b/i;
const LINK = 'font-semibold text-hill underline';

/** The chat with the cafe; undefined without a number. @param text what the customer's message begins with. */
export function useWhatsApp(text = 'Hello! '): string | undefined {
  return withWhatsAppText(useShop().content?.whatsappUrl ?? '', text);
}

/** A sentence whose 'call us' is a link, with WhatsApp beside it if the cafe has a number there. */
export function WithCallLink({ children }: { children: string }) {
  const [phone] = phoneNumbers(useShop().settings.storePhone);
  const whatsApp = useWhatsApp();
  const [before, call, after] = children.split(CALL);
  if (!phone || call === undefined) return children;
  return (
    <>
      {before}
      <a href={phone.href} className={LINK}>
        {call}
      </a>
      {whatsApp && (
        <>
          {' or '}
          <a href={whatsApp} target="_blank" rel="noreferrer" className={LINK}>
            write on WhatsApp
          </a>
        </>
      )}
      {after}
    </>
  );
}
