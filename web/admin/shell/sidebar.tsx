import { PanelLeft } from 'lucide-react';
import type { Role } from '../../../shared/domain/platform/roles';
import { m } from '../../../shared/messages/compiled/messages';
import { classNames } from '../../ui/class-names';
import { HEADER_ACTION } from './header-action';
import { PageGroups } from './page-groups';
import { ShellLanguages } from './shell-languages';

const SIDEBAR_ID = 'back-office-pages';

/** The column of pages, which scrolls by itself below the header of 3.5rem. */
export function Sidebar({ role, isNarrow }: { role: Role; isNarrow: boolean }) {
  return (
    <nav
      id={SIDEBAR_ID}
      aria-label={m.office_name()}
      className={classNames(
        'shrink-0 border-r border-mist bg-raised print:hidden',
        isNarrow ? 'w-26' : 'w-56',
      )}
    >
      <div className="sticky top-(--above,3.5rem) max-h-[calc(100dvh-var(--above,3.5rem))] overflow-y-auto overscroll-contain p-2">
        <PageGroups role={role} isNarrow={isNarrow} />
        <ShellLanguages />
      </div>
    </nav>
  );
}

export function SidebarSwitch({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      className={HEADER_ACTION}
      aria-expanded={isOpen}
      aria-controls={SIDEBAR_ID}
      aria-label={isOpen ? m.office_hide_menu() : m.office_show_menu()}
      onClick={onToggle}
    >
      <PanelLeft aria-hidden />
    </button>
  );
}
