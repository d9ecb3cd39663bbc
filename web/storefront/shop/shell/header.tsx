import { Menu, UserRound, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { m } from '../../../../shared/messages/compiled/messages';
import { useSiteFacts } from '../../../api/site-facts';
import { LanguageLinks } from '../../../page-scripts/language-links';
import { ButtonLink } from '../../../ui/button-link';
import { classNames } from '../../../ui/class-names';
import { DisclosureMenu } from '../../../ui/disclosure-menu';
import { usePageState } from '../../../ui/use-page-state';
import { wordsLanguage } from '../../../ui/words-language';
import { useShop } from '../shop-context';
import { AccountEntries } from './account-entries';
import { navEntries } from './nav-entries';

const ROUND =
  'grid size-11 shrink-0 place-items-center rounded-full text-on-forest transition-colors hover:bg-forest-strong';
const PANEL = 'rounded-lg border border-mist bg-raised p-2 text-ink shadow-overlay';

/** The header (storefront rule 2). @param cartButton from outside: the cart uses this folder. */
export function Header({ cartButton }: { cartButton: (className: string) => ReactNode }) {
  const { storeName } = useShop().settings;
  const [open, setOpen] = usePageState<'pages' | 'account' | undefined>(undefined);
  const close = () => setOpen(undefined);

  return (
    <header className="@container/page relative z-45 bg-forest text-on-forest md:sticky md:top-0">
      <div className="column flex h-14 items-center gap-1 md:h-16 lg:gap-2">
        <Link to="/" className="mr-auto flex min-h-11 min-w-0 items-center gap-2">
          <img
            src={useSiteFacts()?.logo}
            alt=""
            width="40"
            height="40"
            className="size-10 rounded-md"
          />
          <span
            lang={wordsLanguage(storeName)}
            className="truncate font-display text-lg font-semibold lg:text-xl large-text:text-[min(1.125rem,5.5vw)] large-text:leading-tight large-text:whitespace-normal"
          >
            {storeName}
          </span>
        </Link>
        <nav aria-label={m.nav_main()} className="mr-2 hidden md:block">
          <NavList className="flex" linkClass={navClass} />
        </nav>
        <div className="hidden md:block">
          <ButtonLink to="/menu" variant="accent" className="whitespace-nowrap">
            {m.nav_order_now()}
          </ButtonLink>
        </div>
        {cartButton(classNames(ROUND, 'noscript:hidden'))}
        <div className="hidden md:block noscript:hidden">
          <DisclosureMenu
            open={open === 'account'}
            onOpenChange={(shown) => setOpen(shown ? 'account' : undefined)}
            label={m.header_account()}
            button={<UserRound aria-hidden />}
            buttonClassName={ROUND}
            panelClassName={classNames(PANEL, 'top-12 right-0 w-56')}
          >
            <ul>
              <AccountEntries onSignedOut={close} />
            </ul>
            <Languages />
          </DisclosureMenu>
        </div>
        <div className="md:hidden noscript:hidden">
          <DisclosureMenu
            open={open === 'pages'}
            onOpenChange={(shown) => setOpen(shown ? 'pages' : undefined)}
            label={open === 'pages' ? m.header_close_menu() : m.header_open_menu()}
            button={open === 'pages' ? <X aria-hidden /> : <Menu aria-hidden />}
            buttonClassName={ROUND}
            panelClassName={classNames(PANEL, 'inset-x-2 top-15')}
          >
            <nav aria-label={m.nav_main()}>
              <NavList linkClass={mobileNavClass} />
            </nav>
            <ul className="mt-2 border-t border-mist pt-2">
              <AccountEntries onSignedOut={close} />
            </ul>
            <Languages />
            <ButtonLink to="/menu" variant="accent" wide className="mt-2">
              {m.nav_order_now()}
            </ButtonLink>
          </DisclosureMenu>
        </div>
      </div>
      {/* Browsers with scripts never render it, so only the server has its text. */}
      <noscript>
        {import.meta.env.SSR && (
          <nav aria-label={m.nav_main()} className="md:hidden">
            <NavList className="flex justify-between px-2 pb-1" linkClass={navClass} />
          </nav>
        )}
      </noscript>
    </header>
  );
}

function Languages() {
  return (
    <LanguageLinks
      className="mt-2 flex flex-wrap border-t border-mist pt-2"
      linkClass={mobileNavClass(false)}
    />
  );
}

interface NavListProps {
  className?: string;
  linkClass: (isActive: boolean) => string;
}

function NavList({ className, linkClass }: NavListProps) {
  return (
    <ul className={className}>
      {navEntries().map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} end className={({ isActive }) => linkClass(isActive)}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

function navClass(isActive: boolean): string {
  return classNames(
    'flex min-h-11 items-center rounded-md px-2 font-semibold transition-colors lg:px-3 hover:bg-forest-strong',
    isActive
      ? 'text-on-forest underline decoration-waffle decoration-2 underline-offset-8'
      : 'text-on-forest-soft',
  );
}

function mobileNavClass(isActive: boolean): string {
  return classNames(
    'flex min-h-12 items-center rounded-md px-3 text-lg font-semibold',
    isActive ? 'bg-hill-soft text-hill' : 'hover:bg-sunken',
  );
}
