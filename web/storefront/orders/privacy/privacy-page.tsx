import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '../../../../shared/messages/compiled/messages';
import { asksNotToBeCounted, countingChoice, mayCount } from '../../../device/counting-consent';
import { useStore } from '../../../device/store';
import { useHydrated } from '../../../device/use-hydrated';
import { CheckboxField } from '../../../ui/checkbox-field';
import { withElements } from '../../../ui/with-elements';
import { phoneNumbers } from '../../shop/cafe-facts';
import { pageMeta } from '../../shop/page-meta';
import { useShop } from '../../shop/shop-context';
import type { Route } from './+types/privacy-page';
import { keptData } from './kept-data';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.privacy_title(),
    description: m.privacy_description,
    path: '/privacy',
  });

const LINK = 'font-semibold text-hill underline';

export default function PrivacyPage() {
  const { settings } = useShop();
  return (
    <div className="column py-8 md:py-12">
      <div className="mx-auto flex max-w-3xl flex-col gap-10">
        <header className="flex flex-col gap-3">
          <h1 className="text-3xl">{m.privacy_heading()}</h1>
          <p className="max-w-prose text-lg">{m.privacy_intro({ cafe: settings.storeName })}</p>
        </header>
        <Part title={m.privacy_kept_title()}>
          <ul className="flex flex-col divide-y divide-mist rounded-lg border border-mist bg-raised">
            {keptData().map(([what, why, long]) => (
              <li key={what} className="grid gap-1 p-4 sm:grid-cols-[3fr_2fr] sm:gap-6">
                <div>
                  <h3 className="font-semibold">{what}</h3>
                  <p className="text-ink-soft">{why}</p>
                </div>
                <p className="sm:text-right">
                  <span className="sr-only">{m.privacy_kept()} </span>
                  {long}
                </p>
              </li>
            ))}
          </ul>
          <p className="max-w-prose">{m.privacy_backups()}</p>
        </Part>
        <Part title={m.privacy_counting_title()}>
          <p className="max-w-prose">{m.privacy_counting()}</p>
          <CountingChoice />
        </Part>
        <Part title={m.privacy_others_title()}>
          <p className="max-w-prose">
            {m.privacy_others()} {settings.paysOnline && m.privacy_others_online()}
          </p>
        </Part>
        <Part title={m.privacy_rights_title()}>
          <p className="max-w-prose">
            {withElements(m.privacy_in_profile, {
              profile: (
                <Link to="/profile" className={LINK}>
                  {m.privacy_your_profile()}
                </Link>
              ),
            })}
          </p>
          <p className="max-w-prose">
            {withElements(m.privacy_complain, { ways: <WaysToReachUs /> })}
          </p>
        </Part>
      </div>
    </div>
  );
}

function WaysToReachUs() {
  const { storeEmail, storePhone } = useShop().settings;
  const written = storeEmail ? (
    <a href={`mailto:${storeEmail}`} className={LINK}>
      {storeEmail}
    </a>
  ) : (
    <Link to="/contact" className={LINK}>
      {m.privacy_us()}
    </Link>
  );
  return phoneNumbers(storePhone).reduce<ReactNode>(
    (ways, { shown, href }) =>
      withElements(m.privacy_or_call, {
        ways,
        number: (
          <a href={href} className={`${LINK} inline-block`}>
            {shown}
          </a>
        ),
      }),
    written,
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
        label={m.privacy_count_me()}
        hint={objects ? m.privacy_browser_objects() : m.privacy_count_hint()}
        checked={allowed}
        disabled={!ready || objects}
        onChange={(event) => countingChoice.set({ allowed: event.currentTarget.checked })}
      />
    </div>
  );
}
