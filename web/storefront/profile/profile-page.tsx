import { useCustomerSession, useSessionState } from '../../session/customer-session-provider';
import { ErrorState } from '../../ui/error-state';
import { LoadingNote, Skeleton } from '../../ui/skeleton';
import { useLeavingOrder } from '../checkout/send/use-leaving-order';
import { pageMeta } from '../page-meta';
import { SignInPrompt } from '../sign-in/sign-in-prompt';
import type { Route } from './+types/profile-page';
import { AccountData } from './account-data';
import { AddressList } from './address-list';
import { ProfileCard } from './profile-card';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Your profile',
    description: 'Your name, phone number and saved addresses.',
    path: '/profile',
    private: true,
  });

export default function ProfilePage() {
  const session = useCustomerSession();
  const state = useSessionState();
  // A customer's first tap here may be the one that signs them out, before the offline parts are loaded.
  useLeavingOrder();
  if (state.status === 'signed-out') {
    return (
      <div className="column py-6 md:py-10">
        <h1 className="sr-only">Your profile</h1>
        <SignInPrompt title="Sign in">
          <p className="text-ink-soft">Keep your addresses and follow your orders.</p>
        </SignInPrompt>
      </div>
    );
  }
  return (
    <div className="column py-6 md:py-10">
      <div className="mx-auto flex max-w-2xl flex-col gap-6">
        <h1 className="text-2xl md:text-3xl">Your profile</h1>
        {state.status === 'loading' && (
          <>
            <LoadingNote>Loading your profile…</LoadingNote>
            <Skeleton className="h-44" />
            <Skeleton className="h-56" />
          </>
        )}
        {state.status === 'unknown' && (
          <ErrorState
            message="We can't reach the shop. Please check your connection and try again."
            onRetry={() => void session.read()}
          />
        )}
        {state.status === 'signed-in' && (
          <>
            <ProfileCard profile={state.profile} />
            <AddressList addresses={state.profile.addresses} />
            <AccountData />
          </>
        )}
      </div>
    </div>
  );
}
