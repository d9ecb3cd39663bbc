import { NavLink } from 'react-router';
import type { Role } from '../../../shared/domain/platform/roles';
import { classNames } from '../../ui/class-names';
import { BACK_OFFICE, KITCHEN_BOARD, pagesFor, REPORTS } from '../kit/back-office-pages';

interface SidebarProps {
  role: Role;
  /** When closed, it shows only icons. */
  open: boolean;
  hidden: boolean;
}

/** The pages that a role may open; a row on a phone, a column from a tablet on. */
export function Sidebar({ role, open, hidden }: SidebarProps) {
  return (
    <nav
      id="back-office-pages"
      aria-label="Back office"
      className={classNames(
        'border-mist bg-raised max-md:border-b md:border-r print:hidden',
        hidden ? 'hidden' : !open && 'max-md:hidden',
      )}
    >
      <ul className="scroll-row flex gap-1 p-2 md:sticky md:top-14 md:flex-col">
        {pagesFor(role).map(({ path, label, icon: Icon }) => (
          <li key={path}>
            <NavLink
              to={path}
              end={isOpenedAlone(path)}
              title={open ? undefined : label}
              className={({ isActive }) =>
                classNames(
                  'flex h-12 items-center gap-3 rounded-md px-3 font-semibold whitespace-nowrap [&_svg]:size-5',
                  isActive ? 'bg-hill-soft text-hill-strong' : 'hover:bg-sunken',
                  open && 'md:w-48',
                )
              }
            >
              <Icon aria-hidden />
              <span className={open ? undefined : 'md:sr-only'}>{label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Whether pages below this one have an entry of their own. */
function isOpenedAlone(path: string): boolean {
  return [BACK_OFFICE, KITCHEN_BOARD, REPORTS].includes(path);
}
