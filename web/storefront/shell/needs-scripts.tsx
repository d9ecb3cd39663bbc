import { phoneNumbers } from '../shop/cafe-facts';
import { useShop } from '../shop/shop-context';

/**
 * Where scripts do not run all pages can be read, and this says how to order. No browser that runs
 * scripts draws it, so that its words stand in the page alone.
 */
export function NeedsScripts() {
  return <noscript>{import.meta.env.SSR && <HowToOrder />}</noscript>;
}

function HowToOrder() {
  const [phone] = phoneNumbers(useShop().settings.storePhone);
  return (
    <p className="column py-3">
      Ordering here needs JavaScript, which is off in this browser. Please switch it on
      {phone && (
        <>
          , or call us:{' '}
          <a href={phone.href} className="font-semibold text-hill underline">
            {phone.shown}
          </a>
        </>
      )}
      .
    </p>
  );
}
