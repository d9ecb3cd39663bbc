import { LogIn, LogOut, ReceiptText, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '../../../../shared/messages/compiled/messages';
import { useHydrated } from '../../../device/use-hydrated';
import { useCustomerSession, useSessionState } from '../../../session/customer-session-provider';
import { useToast } from '../../../ui/toast';
import { guestOrdersText } from '../guest-orders-text';

const ENTRY =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-2 text-left font-semibold hover:bg-sunken [&_svg]:size-5 [&_svg]:text-ink-soft';

/** The account's links or Sign In (storefront rule 2), and the device's guest orders. */
export function AccountEntries({ onSignedOut }: { onSignedOut: () => void }) {
  const session = useCustomerSession();
  const { status } = useSessionState();
  const toast = useToast();
  const hasGuestOrders = useHydrated() && guestOrdersText.read() !== undefined;
  const orders = (
    <EntryLink to="/order-history" icon={<ReceiptText aria-hidden />}>
      {m.account_view_orders()}
    </EntryLink>
  );

  if (status !== 'signed-in') {
    return (
      <>
        <EntryLink to="/profile" icon={<LogIn aria-hidden />}>
          {m.account_sign_in()}
        </EntryLink>
        {hasGuestOrders && orders}
      </>
    );
  }

  const signOut = async () => {
    try {
      await session.signOut();
      onSignedOut();
      toast('success', m.account_signed_out());
    } catch {
      toast('error', m.account_sign_out_failed());
    }
  };

  return (
    <>
      <EntryLink to="/profile" icon={<UserRound aria-hidden />}>
        {m.account_profile()}
      </EntryLink>
      {orders}
      <li>
        <button type="button" className={ENTRY} onClick={signOut}>
          <LogOut aria-hidden />
          {m.account_sign_out()}
        </button>
      </li>
    </>
  );
}

function EntryLink({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={ENTRY}>
        {icon}
        {children}
      </Link>
    </li>
  );
}
