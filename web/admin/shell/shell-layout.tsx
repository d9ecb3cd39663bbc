import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import type { Admin } from '../../../shared/contract/people/staff-contract';
import { mayOpen } from '../../../shared/domain/platform/roles';
import { m } from '../../../shared/messages/compiled/messages';
import { atFirstMove } from '../../device/first-move';
import { openedKey } from '../../device/opened-entry';
import { useMediaQuery } from '../../device/use-media-query';
import { useStaffSession, useStaffState } from '../../session/staff-session-provider';
import { type KeptOfStaff, useKeptStaff } from '../../session/use-kept-staff';
import { BodyMark } from '../../ui/body-mark';
import { classNames } from '../../ui/class-names';
import { ClosedByBack } from '../../ui/closed-by-back';
import { BackOfficeLoading } from '../kit/back-office-loading';
import { areaOf, BACK_OFFICE, KITCHEN_BOARD, loginPath, NEW_ORDER } from '../kit/back-office-pages';
import { UnsavedChanges } from '../kit/form/unsaved-changes';
import { RetryNotice } from '../kit/query/load-failure';
import { keptBoard } from '../kitchen/board/kept-board';
import {
  NewOrdersNotice,
  useNewOrders,
  useTitleCount,
} from '../kitchen/new-orders/new-orders-notice';
import { WaitingRoundsNotice } from '../kitchen/new-orders/waiting-rounds-notice';
import { PrinterTrouble } from '../kitchen/printers/printer-trouble';
import { ShiftBar } from '../kitchen/shift/shift-bar';
import { shift } from '../kitchen/shift/shift-store';
import { ShiftSwitch, SilentBar } from '../kitchen/shift/shift-switch';
import { useAlarm } from '../kitchen/shift/use-alarm';
import { useShiftDuties } from '../kitchen/shift/use-shift';
import { keptCounter } from '../orders/take/offline/kept-counter';
import { useKeptOrders } from '../orders/take/offline/use-kept-orders';
import { HEADER_ACTION } from './header-action';
import { PagesSheet } from './pages-sheet';
import { ShellHeader } from './shell-header';
import { Sidebar, SidebarSwitch } from './sidebar';
import { stickAbove } from './stick-above';

/** From this width on the sidebar starts open. A tablet has it narrow, a phone as a sheet. */
const ROOM_FOR_SIDEBAR = '(width >= 64rem)';
const ROOM_FOR_NARROW_SIDEBAR = '(width >= 48rem)';

/** The pages that open without a network, and what they then show. */
const KEPT_PAGES: Readonly<Record<string, KeptOfStaff>> = {
  [KITCHEN_BOARD]: keptBoard,
  [NEW_ORDER]: keptCounter,
};
/** One row over the heading: else a notice that comes would move the dishes under a tapping finger. */
const OVER_HEADING = 'flex has-[>*>*]:mb-[calc(-3.5rem-1px)] *:not-empty:flex-1 *:*:h-full';
const NOTHING_KEPT: KeptOfStaff = { get: () => undefined, clear: () => {} };

/** Checks that the role may open the page (back office rules 1 and 3). */
export default function ShellLayout() {
  const { pathname, search, hash, key } = useLocation();
  const session = useStaffSession();
  const state = useStaffState();
  const keptStaff = useKeptStaff(KEPT_PAGES[pathname] ?? NOTHING_KEPT);

  if (state.status === 'loading')
    return <BackOfficeLoading>{m.office_checking()}</BackOfficeLoading>;
  if (state.status === 'unknown') {
    if (keptStaff) return <Signed admin={keptStaff} />;
    return (
      <main className="grid min-h-dvh place-items-center bg-sunken p-4">
        <RetryNotice onRetry={() => session.read()}>{m.office_unreachable()}</RetryNotice>
      </main>
    );
  }
  if (state.status === 'signed-out') return <Navigate to={loginPath(pathname + search)} replace />;
  const area = areaOf(pathname);
  if (area && !mayOpen(state.user.role, area)) return <Navigate to="/admin?denied" replace />;

  // A tablet whose shift is on is the kitchen's, and its bookmark is of the root.
  const isOpenedHere = pathname + search + hash === BACK_OFFICE && key === openedKey;
  if (isOpenedHere && shift.get().on) return <Navigate to={KITCHEN_BOARD} replace />;

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
  const hasSidebar = useMediaQuery(ROOM_FOR_NARROW_SIDEBAR);
  // The board fills the screen, always shows the shift's bar, and the new orders themselves.
  const { pathname } = useLocation();
  const isBoard = pathname === KITCHEN_BOARD;
  const hasRoom = isWide && !isBoard;
  const [chosen, setChosen] = useState({ hasRoom, open: hasRoom });
  // The choice applies until the tablet is rotated, or the kitchen board is opened or left.
  const sidebarOpen = chosen.hasRoom === hasRoom ? chosen.open : hasRoom;
  const [shiftShown, setShiftShown] = useState(false);
  const { waiting, ringing } = useNewOrders();
  useTitleCount(waiting.length);
  useAlarm(ringing);
  useShiftDuties();
  useKeptOrders();

  return (
    <>
      <SkipLink />
      <div
        className={classNames(
          'flex flex-col bg-paper [container:page/inline-size] print:bg-transparent',
          isBoard ? 'h-dvh min-h-112' : 'min-h-dvh',
        )}
      >
        <BodyMark name="toasts-in-header" />
        {/* Together, because the header may have two lines. */}
        <div ref={stickAbove} className="sticky top-0 z-30 shrink-0 print:hidden">
          <ShellHeader
            admin={admin}
            menu={
              hasSidebar ? (
                <SidebarSwitch
                  isOpen={sidebarOpen}
                  onToggle={() => setChosen({ hasRoom, open: !sidebarOpen })}
                />
              ) : (
                <ClosedByBack whenUsed={atFirstMove}>
                  <PagesSheet role={admin.role} />
                </ClosedByBack>
              )
            }
          >
            {!isBoard && (
              <ShiftSwitch className={HEADER_ACTION} isShown={shiftShown} onShow={setShiftShown} />
            )}
          </ShellHeader>
          <div className={classNames(pathname === NEW_ORDER && OVER_HEADING)}>
            {!isBoard && <NewOrdersNotice count={waiting.length} />}
            <WaitingRoundsNotice />
          </div>
        </div>
        {(isBoard || shiftShown) && <ShiftBar />}
        <SilentBar />
        <PrinterTrouble />
        <div className="flex min-h-0 flex-1">
          {hasSidebar && (!isBoard || sidebarOpen) && (
            <Sidebar role={admin.role} isNarrow={!sidebarOpen} />
          )}
          {isBoard ? (
            <main id={CONTENT_ID} tabIndex={-1} className="min-h-0 min-w-0 flex-1">
              <Outlet />
            </main>
          ) : (
            <main
              id={CONTENT_ID}
              tabIndex={-1}
              className="min-w-0 flex-1 scroll-mt-14 p-4 lg:p-6 print:p-0"
            >
              <div className="mx-auto max-w-6xl">
                <Outlet />
              </div>
            </main>
          )}
        </div>
      </div>
    </>
  );
}

const CONTENT_ID = 'content';

/** Leads past the header and the sidebar. */
function SkipLink() {
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="fixed top-2 left-2 z-60 -translate-y-20 rounded-md bg-raised px-4 py-3 font-semibold focus:translate-y-0 print:hidden"
    >
      {m.nav_skip()}
    </a>
  );
}
