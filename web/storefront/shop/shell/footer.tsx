import { Clock, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '../../../../shared/messages/compiled/messages';
import { LanguageLinks } from '../../../page-scripts/language-links';
import { wordsLanguage } from '../../../ui/words-language';
import { phoneNumbers } from '../cafe-facts';
import { useShop } from '../shop-context';
import { navEntries } from './nav-entries';

const LINK = 'inline-flex min-h-11 items-center gap-2 hover:underline [&_svg]:shrink-0';

export function Footer() {
  const { settings, content } = useShop();
  return (
    <footer className="near-sight rest-height-211 mt-16 bg-forest text-on-forest-soft sm:rest-height-161 lg:rest-height-108">
      <div className="column grid gap-8 py-10 sm:grid-cols-2 lg:grid-cols-[2fr_2fr_1fr]">
        <section>
          <h2 lang={wordsLanguage(settings.storeName)} className="text-xl text-on-forest">
            {settings.storeName}
          </h2>
          {content?.footerText && (
            <p lang={wordsLanguage(content.footerText)} className="mt-2 max-w-sm">
              {content.footerText}
            </p>
          )}
          <SocialLinks />
        </section>
        <section className="flex flex-col gap-2">
          <h2 className="text-lg text-on-forest">{m.footer_find_us()}</h2>
          {settings.storeAddress && (
            <Fact icon={<MapPin aria-hidden />} words={settings.storeAddress} />
          )}
          {phoneNumbers(settings.storePhone).map(({ shown, href }) => (
            <a key={href} href={href} className={LINK}>
              <Phone aria-hidden className="size-5" />
              {shown}
            </a>
          ))}
          {settings.businessHours && (
            <Fact icon={<Clock aria-hidden />} words={settings.businessHours} />
          )}
        </section>
        <nav aria-label={m.footer_quick_links()}>
          <h2 className="text-lg text-on-forest">{m.footer_quick_links()}</h2>
          <ul>
            {[...navEntries(), { to: '/profile', label: m.footer_my_account() }].map(
              ({ to, label }) => (
                <li key={to}>
                  <Link to={to} className={LINK}>
                    {label}
                  </Link>
                </li>
              ),
            )}
          </ul>
        </nav>
      </div>
      <div className="border-t border-on-forest/20">
        <LanguageLinks className="column flex flex-wrap gap-x-5" linkClass={LINK} />
        <p className="column flex flex-wrap items-center gap-x-6 py-2 text-sm">
          <span>{m.footer_prices()}</span>
          {settings.fssaiNumber && <span>FSSAI {settings.fssaiNumber}</span>}
          {settings.gstin && <span>GSTIN {settings.gstin}</span>}
          <Link to="/privacy" className={LINK}>
            {m.footer_privacy()}
          </Link>
        </p>
      </div>
    </footer>
  );
}

function SocialLinks() {
  const { content } = useShop();
  const links = [
    ['instagramUrl', 'Instagram'],
    ['facebookUrl', 'Facebook'],
    ['whatsappUrl', 'WhatsApp'],
    ['googleReviewsUrl', m.footer_google_reviews()],
  ] as const;
  return (
    <p className="flex flex-wrap gap-x-5">
      {links.map(
        ([field, name]) =>
          content?.[field] && (
            <a key={field} href={content[field]} target="_blank" rel="noreferrer" className={LINK}>
              {name}
            </a>
          ),
      )}
    </p>
  );
}

function Fact({ icon, words }: { icon: ReactNode; words: string }) {
  return (
    <p className="flex items-start gap-2 py-2 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0">
      {icon}
      <span lang={wordsLanguage(words)}>{words}</span>
    </p>
  );
}
