import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Role } from '../../../shared/domain/platform/roles';
import { m } from '../../../shared/messages/compiled/messages';
import { classNames } from '../../ui/class-names';
import { Drawer } from '../../ui/drawer';
import { pageOf } from '../kit/back-office-pages';
import { HEADER_ACTION } from './header-action';
import { PageGroups } from './page-groups';
import { ShellLanguages } from './shell-languages';

/** On a phone: a button with the page's name, and the sheet of all pages. A navigation closes it, as Back does. */
export function PagesSheet({ role }: { role: Role }) {
  const [isOpen, setOpen] = useState(false);
  const name = (pageOf(useLocation().pathname)?.label ?? m.office_name)();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={classNames(HEADER_ACTION, 'mr-auto min-w-0 px-2 font-semibold')}
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden className="shrink-0" />
        <span className="sr-only">{m.office_you_are_on()} </span>
        {/* A small phone has no room for it, and the heading says it again. */}
        <span className="truncate max-[26rem]:sr-only">{name}</span>
      </button>
      <Drawer open={isOpen} onOpenChange={setOpen} title={m.office_name()} side="bottom">
        <nav aria-label={m.office_name()}>
          <PageGroups role={role} />
        </nav>
        <ShellLanguages />
      </Drawer>
    </>
  );
}
