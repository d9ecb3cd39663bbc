import { Mail, MessageCircle } from 'lucide-react';
import { withWhatsAppText } from '../../../../shared/domain/shop/whats-app';
import { useStore } from '../../../device/store';
import { Button } from '../../../ui/button';
import { buttonClass } from '../../../ui/button-class';
import { useShop } from '../shop-context';
import { keptMessage, mailTo, messageText } from './kept-message';

/** Offers to send the message that is kept on the device by WhatsApp or email, where it is filled in. */
export function SendYourself() {
  const { settings, content } = useShop();
  const kept = useStore(keptMessage, () => undefined);
  if (!kept) return null;
  const whatsApp = withWhatsAppText(content?.whatsappUrl ?? '', messageText(kept));
  const look = buttonClass({ variant: 'quiet', wide: true });
  return (
    <div className="mt-5 flex flex-col gap-3 border-t border-mist pt-4">
      <p>Your message is saved on this device. Send it to us:</p>
      <blockquote dir="auto" className="line-clamp-3 text-ink-soft [overflow-wrap:anywhere]">
        {kept.message}
      </blockquote>
      <div className="flex flex-col gap-3 sm:flex-row">
        {whatsApp && (
          <a href={whatsApp} target="_blank" rel="noreferrer" className={look}>
            <MessageCircle aria-hidden className="size-5" />
            WhatsApp
          </a>
        )}
        <a href={mailTo(settings.storeEmail, kept)} className={look}>
          <Mail aria-hidden className="size-5" />
          Email
        </a>
      </div>
      <Button variant="plain" onClick={() => keptMessage.clear()}>
        Remove from this device
      </Button>
    </div>
  );
}
