import { useState } from 'react';
import { Navigate, NavLink, Outlet, useLocation } from 'react-router';
import type { Admin } from '../../../shared/contract/people/staff-contract';
import { mayOpen, type Role } from '../../../shared/domain/platform/roles';
import { useMediaQuery } from '../../device/use-media-query';
import { useStaffSession, useStaffState } from '../../session/staff-session-provider';
import { BodyMark } from '../../ui/body-mark';
import { classNames } from '../../ui/class-names';
import { BackOfficeLoading } from '../kit/back-office-loading';
import {
  areaOf,
  BACK_OFFICE,
  KITCHEN_BOARD,
  loginPath,
  pagesFor,
  REPORTS,
} from '../kit/back-office-pages';
import { UnsavedChanges } from '../kit/form/unsaved-changes';
import { RetryNotice } from '../kit/query/load-failure';
import { useBoardStaff } from '../kitchen/board/use-board-staff';
import {
  NewOrdersNotice,
  useNewOrders,
  useTitleCount,
} from '../kitchen/new-orders/new-orders-notice';
import { PrinterTrouble } from '../kitchen/printers/printer-trouble';
import { ShiftBar } from '../kitchen/shift/shift-bar';
import { ShiftSwitch, SilentBar } from '../kitchen/shift/shift-switch';
import { useAlarm } from '../kitchen/shift/use-alarm';
import { useShiftDuties } from '../kitchen/shift/use-shift';
import { HEADER_ACTION } from './header-action';
import { ShellHeader } from './shell-header';

/** From this width on the sidebar starts open; a tablet shows its icons, a phone its button. */
const ROOM_FOR_SIDEBAR = '(width >= 64rem)';

/** Checks that the role may open the page (back office rules 1 and 3). */
export default function ShellLayout() {
  const { pathname, search } = useLocation();
  const session = useStaffSession();
  const state = useStaffState();
  const boardStaff = useBoardStaff();

  if (state.status === 'loading')
    return <BackOfficeLoading>Checking your sign-in…</BackOfficeLoading>;
  if (state.status === 'unknown') {
    if (pathname === KITCHEN_BOARD && boardStaff) return <Signed admin={boardStaff} />;
    return (
      <main className="grid min-h-dvh place-items-center bg-sunken p-4">
        <RetryNotice onRetry={() => session.read()}>
          We can't reach the shop. Please check your connection and try again.
        </RetryNotice>
      </main>
    );
  }
  if (state.status === 'signed-out') return <Navigate to={loginPath(pathname + search)} replace />;
  const area = areaOf(pathname);
  if (area && !mayOpen(state.user.role, area)) return <Navigate to="/admin?denied" replace />;

  return <Signed admin={state.user} />;
}

function Signed({ admin }: { admin: Admin }) {
  return (
    <UnsavedChanges>
      <Shell admin={admin} />
    </UnsavedChanges>
  );
}

function Shell({ admin }: { admin: Admin }) {
  const isWide = useMediaQuery(ROOM_FOR_SIDEBAR);
  // The board fills the screen, always shows the shift's bar, and the new orders themselves.
  const isBoard = useLocation().pathname === KITCHEN_BOARD;
  const hasRoom = isWide && !isBoard;
  const [chosen, setChosen] = useState({ hasRoom, open: hasRoom });
  // The choice applies until the tablet is rotated, or the kitchen board is opened or left.
  const sidebarOpen = chosen.hasRoom === hasRoom ? chosen.open : hasRoom;
  const [shiftShown, setShiftShown] = useState(false);
  const waiting = useNewOrders();
  useTitleCount(waiting.length);
  useAlarm(waiting);
  useShiftDuties();

  return (
    <div
      className={classNames(
        'flex flex-col bg-paper print:bg-transparent',
        isBoard ? 'h-dvh min-h-112' : 'min-h-dvh',
      )}
    >
      <BodyMark name="toasts-below" />
      <ShellHeader
        admin={admin}
        sidebarOpen={sidebarOpen}
        onToggleSidebar={() => setChosen({ hasRoom, open: !sidebarOpen })}
      >
        {!isBoard && (
          <ShiftSwitch className={HEADER_ACTION} isShown={shiftShown} onShow={setShiftShown} />
        )}
      </ShellHeader>
      {(isBoard || shiftShown) && <ShiftBar />}
      <SilentBar />
      <PrinterTrouble />
      {!isBoard && <NewOrdersNotice count={waiting.length} />}
      <div className="flex min-h-0 flex-1 flex-col md:flex-row">
        <Sidebar role={admin.role} open={sidebarOpen} hidden={isBoard && !sidebarOpen} />
        {isBoard ? (
          <main className="min-h-0 min-w-0 flex-1">
            <Outlet />
          </main>
        ) : (
          <main className="min-w-0 flex-1 p-4 lg:p-6 print:p-0">
            <div className="mx-auto max-w-6xl">
              <Outlet />
            </div>
          </main>
        )}
      </div>
    </div>
  );
}

interface SidebarProps {
  role: Role;
  /** When closed, it shows only icons. */
  open: boolean;
  hidden: boolean;
}

/** The pages that a role may open; a row on a phone, a column from a tablet on. */
function Sidebar({ role, open, hidden }: SidebarProps) {
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
