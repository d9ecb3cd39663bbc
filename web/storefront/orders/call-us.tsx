import { Phone } from 'lucide-react';
import { buttonClass } from '../../ui/button-class';
import { phoneNumbers } from '../shop/cafe-facts';
import { useShop } from '../shop/shop-context';

export function CallUs() {
  const [phone] = phoneNumbers(useShop().settings.storePhone);
  if (!phone) return null;
  return (
    <a href={phone.href} className={`${buttonClass({ variant: 'quiet' })} mt-3`}>
      <Phone aria-hidden className="size-5" />
      Call {phone.shown}
    </a>
  );
}
