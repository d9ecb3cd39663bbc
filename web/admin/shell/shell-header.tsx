import { LogOut, Store, UserRound } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Admin } from '../../../shared/contract/people/staff-contract';
import { m } from '../../../shared/messages/compiled/messages';
import { useOrderNews } from '../../api/use-order-news';
import { useOnline } from '../../device/use-online';
import { useStaffSession } from '../../session/staff-session-provider';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { clockTime } from '../../ui/relative-time';
import { useToast } from '../../ui/toast';
import { loginPath } from '../kit/back-office-pages';
import { LeaveDialog, useUnsavedChanges } from '../kit/form/unsaved-changes';
import { endShift } from '../kitchen/shift/use-shift';
import { keptOrders } from '../orders/take/offline/kept-orders';
import { SendFirstDialog } from '../orders/take/offline/orders-left-here';
import { PinDialog } from '../people/pin/pin-dialog';
import { useThisDevice } from '../people/pin/use-this-device';
import { ROLE_LABELS } from '../people/users/role-words';
import { OpeningControl } from '../shop/opening/opening-control';
import { HEADER_ACTION } from './header-action';

interface ShellHeaderProps {
  admin: Admin;
  /** The button that shows the pages. */
  menu: ReactNode;
  children: ReactNode;
}

export function ShellHeader({ admin, menu, children }: ShellHeaderProps) {
  const session = useStaffSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const toast = useToast();
  const unsaved = useUnsavedChanges();
  const [asking, setAsking] = useState(false);
  const [isSwitching, setSwitching] = useState(false);
  const [sendsFirst, setSendsFirst] = useState(false);
  const isShared = (useThisDevice()?.name ?? null) !== null;

  const signOut = async () => {
    setAsking(false);
    setSwitching(false);
    try {
      await session.signOut();
      await endShift();
      navigate(loginPath(isShared ? pathname : undefined));
    } catch {
      toast('error', m.office_sign_out_failed());
    }
  };

  const leave = () => {
    setSwitching(false);
    if (keptOrders.get().orders.length > 0) setSendsFirst(true);
    else if (unsaved.current) setAsking(true);
    else void signOut();
  };

  return (
    <header className="flex flex-wrap items-center gap-1 bg-forest px-2 py-1.5 text-on-forest">
      {menu}
      <span className="mr-auto font-display text-lg font-semibold whitespace-nowrap max-lg:sr-only max-md:hidden">
        {m.office_name()}
      </span>
      <LiveLight />
      <OpeningControl className={classNames(HEADER_ACTION, 'max-sm:gap-1 max-sm:px-2')} />
      <span className="hidden truncate px-2 text-on-forest-soft lg:block">
        <bdi>{admin.name || admin.email}</bdi> · {ROLE_LABELS[admin.role]}
      </span>
      {/* They share a second line when the first has no room for all. */}
      <div className="flex flex-wrap items-center justify-end gap-1 max-lg:ml-auto">
        {children}
        <a href="/" className={HEADER_ACTION}>
          <Store aria-hidden />
          <span className="max-md:sr-only">{m.office_return_to_site()}</span>
        </a>
        {isShared ? (
          <button type="button" className={HEADER_ACTION} onClick={() => setSwitching(true)}>
            <UserRound aria-hidden />
            <span className="max-md:sr-only">{m.pin_switch()}</span>
          </button>
        ) : (
          <button type="button" className={HEADER_ACTION} onClick={leave}>
            <LogOut aria-hidden />
            <span className="max-md:sr-only">{m.office_sign_out()}</span>
          </button>
        )}
      </div>
      {isSwitching && (
        <PinDialog
          title={m.pin_switch_title()}
          footer={
            <Button variant="quiet" onClick={leave}>
              {m.office_sign_out()}
            </Button>
          }
          onClose={() => setSwitching(false)}
        />
      )}
      <SendFirstDialog open={sendsFirst} onClose={() => setSendsFirst(false)} />
      <LeaveDialog open={asking} onStay={() => setAsking(false)} onLeave={signOut} />
    </header>
  );
}

/** A page that has just been opened connects within this time. */
const FIRST_CONNECTION_MS = 3000;
const ignoreNews = () => {};

/** Says on every page of the back office whether orders arrive by themselves, and since when not. */
function LiveLight() {
  const isOnline = useOnline();
  const isLive = useOrderNews({ whose: 'all' }, ignoreNews) && isOnline;
  const [last, setLast] = useState<{ isLive: boolean; at: number | undefined }>({
    isLive,
    at: undefined,
  });
  if (last.isLive !== isLive) setLast({ isLive, at: Date.now() });
  useEffect(() => {
    const openedAt = Date.now();
    const timer = setTimeout(
      () => setLast((now) => ({ ...now, at: now.at ?? openedAt })),
      FIRST_CONNECTION_MS,
    );
    return () => clearTimeout(timer);
  }, []);
  const isReconnecting = !isLive && last.at !== undefined;

  return (
    <p
      role="status"
      className="flex items-center gap-2 px-2 text-sm leading-4 font-semibold max-sm:px-0"
    >
      <span
        aria-hidden
        className={classNames(
          'size-3 shrink-0 rounded-full',
          isReconnecting ? 'bg-waffle' : 'border-2 border-on-forest',
          isLive && 'bg-on-forest',
        )}
      />
      {isReconnecting ? (
        <span className="whitespace-nowrap">
          {m.office_reconnecting()}{' '}
          <span className="block">
            {m.office_reconnecting_since({ time: clockTime(last.at ?? Date.now()) })}
          </span>
        </span>
      ) : (
        <span className="max-[26rem]:sr-only">
          {isLive ? m.office_live() : m.office_connecting()}
        </span>
      )}
    </p>
  );
}
