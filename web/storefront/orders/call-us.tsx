import { MessageCircle, Phone } from 'lucide-react';
import { m } from '../../../shared/messages/compiled/messages';
import { buttonClass } from '../../ui/button-class';
import { phoneNumbers } from '../shop/cafe-facts';
import { useShop } from '../shop/shop-context';
import { useWhatsApp } from '../shop/with-call-link';

const LOOK = buttonClass({ variant: 'quiet' });

export function CallUs() {
  const [phone] = phoneNumbers(useShop().settings.storePhone);
  const whatsApp = useWhatsApp();
  return (
    <p className="mt-3 flex flex-wrap gap-3 empty:hidden">
      {phone && (
        <a href={phone.href} className={LOOK}>
          <Phone aria-hidden className="size-5" />
          {m.order_call({ number: phone.shown })}
        </a>
      )}
      {whatsApp && (
        <a href={whatsApp} target="_blank" rel="noreferrer" className={LOOK}>
          <MessageCircle aria-hidden className="size-5" />
          WhatsApp
        </a>
      )}
    </p>
  );
}
