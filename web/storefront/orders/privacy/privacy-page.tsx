import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { asksNotToBeCounted, countingChoice, mayCount } from '../../../device/counting-consent';
import { useStore } from '../../../device/store';
import { useHydrated } from '../../../device/use-hydrated';
import { CheckboxField } from '../../../ui/checkbox-field';
import { phoneNumbers } from '../../shop/cafe-facts';
import { pageMeta } from '../../shop/page-meta';
import { useShop } from '../../shop/shop-context';
import type { Route } from './+types/privacy-page';
import { KEPT_DATA } from './kept-data';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Privacy',
    description: () => 'What we store about you, why and how long, and how to delete it.',
    path: '/privacy',
  });

const LINK = 'font-semibold text-hill underline';

export default function PrivacyPage() {
  const { settings } = useShop();
  return (
    <div className="column py-8 md:py-12">
      <div className="mx-auto flex max-w-3xl flex-col gap-10">
        <header className="flex flex-col gap-3">
          <h1 className="text-3xl">Your data</h1>
          <p className="max-w-prose text-lg">
            {settings.storeName} keeps what an order needs, and no more. We sell none of it and show
            no ads.
          </p>
        </header>
        <Part title="What we keep, and how long">
          <ul className="flex flex-col divide-y divide-mist rounded-lg border border-mist bg-raised">
            {KEPT_DATA.map(({ what, why, long }) => (
              <li key={what} className="grid gap-1 p-4 sm:grid-cols-[3fr_2fr] sm:gap-6">
                <div>
                  <h3 className="font-semibold">{what}</h3>
                  <p className="text-ink-soft">{why}.</p>
                </div>
                <p className="sm:text-right">
                  <span className="sr-only">Kept: </span>
                  {long}
                </p>
              </li>
            ))}
          </ul>
          <p className="max-w-prose">
            Backups contain the same data and are replaced by newer ones in turn. Your cart, your
            favourites and the links to orders you placed without signing in stay in your own
            browser.
          </p>
        </Part>
        <Part title="Counting visits">
          <p className="max-w-prose">
            Nothing you do here is counted unless you allow it. If you do, we learn which dishes
            people look at and where they give up, without knowing who they are.
          </p>
          <CountingChoice />
        </Part>
        <Part title="Who else sees your data">
          <p className="max-w-prose">
            The service that sends our text messages gets your number and the text: a code, or words
            about your order. Messages to your device pass through its browser’s push service, which
            cannot read them. When you look at a map, its images come from OpenStreetMap, which sees
            your IP address. A UPI app learns the amount and the order’s reference when you pay.{' '}
            {settings.paysOnline &&
              'If you pay online, the payment service learns the amount and the order’s reference, and your phone number if it asks for it.'}
          </p>
        </Part>
        <Part title="What you can do">
          <p className="max-w-prose">
            In{' '}
            <Link to="/profile" className={LINK}>
              your profile
            </Link>{' '}
            you can correct what we have, download it as a file and delete your account. After that,
            your orders stay in the books without your name, phone number, address and instructions.
          </p>
          <p className="max-w-prose">
            For anything else, or to complain, write to{' '}
            {settings.storeEmail ? (
              <a href={`mailto:${settings.storeEmail}`} className={LINK}>
                {settings.storeEmail}
              </a>
            ) : (
              <Link to="/contact" className={LINK}>
                us
              </Link>
            )}
            {phoneNumbers(settings.storePhone).map(({ shown, href }) => (
              <span key={href}>
                {' '}
                or call{' '}
                <a href={href} className={`${LINK} inline-block`}>
                  {shown}
                </a>
              </span>
            ))}
            . If that does not help, you may turn to the Data Protection Board of India.
          </p>
        </Part>
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}

/** Never checked by default. */
function CountingChoice() {
  const ready = useHydrated();
  const allowed = useStore({ subscribe: countingChoice.subscribe, get: mayCount }, () => false);
  const objects = ready && asksNotToBeCounted();
  return (
    <div className="noscript:hidden">
      <CheckboxField
        label="Count what I do in this shop"
        hint={
          objects
            ? 'Your browser asks sites not to track you, so nothing is counted here.'
            : 'You can change this here at any time. It applies only to this device.'
        }
        checked={allowed}
        disabled={!ready || objects}
        onChange={(event) => countingChoice.set({ allowed: event.currentTarget.checked })}
      />
    </div>
  );
}
