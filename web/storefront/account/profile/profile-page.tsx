import { Download, LogOut, ReceiptText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Profile } from '../../../../shared/contract/people/customers-contract';
import { formatPhone } from '../../../../shared/domain/platform/phone';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { saveFile } from '../../../device/local-files';
import { useCustomerSession, useSessionState } from '../../../session/customer-session-provider';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { ErrorState } from '../../../ui/error-state';
import { LoadingNote, Skeleton } from '../../../ui/skeleton';
import { useToast } from '../../../ui/toast';
import { pageMeta } from '../../shop/page-meta';
import { Failure, sentence, useAttempt } from '../../shop/use-attempt';
import { NameForm } from '../sign-in/name-form';
import { SignInPrompt } from '../sign-in/sign-in-prompt';
import type { Route } from './+types/profile-page';
import { AddressList } from './address-list';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.profile_title(),
    description: () => m.profile_description(),
    path: '/profile',
    private: true,
  });

export default function ProfilePage() {
  const session = useCustomerSession();
  const state = useSessionState();
  // The first tap on this page may be Sign Out, before the offline parts have loaded.
  if (state.status === 'signed-out') {
    return (
      <div className="column py-6 md:py-10">
        <h1 className="sr-only">{m.profile_title()}</h1>
        <SignInPrompt title={m.signin_title()}>
          <p className="text-ink-soft">{m.profile_why_sign_in()}</p>
        </SignInPrompt>
      </div>
    );
  }
  return (
    <div className="column py-6 md:py-10">
      <div className="mx-auto flex max-w-2xl flex-col gap-6">
        <h1 className="text-2xl md:text-3xl">{m.profile_title()}</h1>
        {state.status === 'loading' && (
          <>
            <LoadingNote>{m.profile_loading()}</LoadingNote>
            <Skeleton className="h-44" />
            <Skeleton className="h-56" />
          </>
        )}
        {state.status === 'unknown' && (
          <ErrorState message={m.times_unreachable()} onRetry={() => void session.read()} />
        )}
        {state.status === 'signed-in' && (
          <>
            <ProfileCard profile={state.user} />
            <AddressList addresses={state.user.addresses} />
            <AccountData />
          </>
        )}
      </div>
    </div>
  );
}

function ProfileCard({ profile }: { profile: Profile }) {
  const session = useCustomerSession();
  const toast = useToast();
  const [leaving, setLeaving] = useState(false);

  const signOut = async () => {
    setLeaving(true);
    try {
      await session.signOut();
      toast('success', m.account_signed_out());
    } catch (error) {
      toast('error', sentence(error));
      setLeaving(false);
    }
  };

  return (
    <section
      aria-label={m.profile_you()}
      className="flex flex-col gap-4 rounded-lg border border-mist bg-raised p-4 shadow-card sm:p-6"
    >
      <NameForm name={profile.name} />
      {profile.phoneNumber !== null && (
        <div>
          <p className="font-semibold">{m.signin_phone()}</p>
          <p className="tabular-nums">{formatPhone(profile.phoneNumber)}</p>
        </div>
      )}
      <div className="flex flex-wrap gap-3 border-t border-mist pt-4">
        <ButtonLink to="/order-history" variant="quiet">
          <ReceiptText aria-hidden className="size-5" />
          {m.profile_view_orders()}
        </ButtonLink>
        <Button variant="plain" onClick={signOut} busy={leaving} className="ml-auto">
          {!leaving && <LogOut aria-hidden className="size-5" />}
          {m.profile_sign_out()}
        </Button>
      </div>
    </section>
  );
}

function AccountData() {
  const api = useApi();
  const session = useCustomerSession();
  const toast = useToast();
  const saving = useAttempt();
  const deleting = useAttempt();
  const [asking, setAsking] = useState(false);

  const download = () =>
    saving.attempt(async () => {
      const data = await api.privacy.exportData({ id: 'me' });
      const text = JSON.stringify(data, null, 2);
      saveFile(new Blob([text], { type: 'application/json' }), 'my-data.json');
    });

  const remove = () =>
    deleting.attempt(async () => {
      await api.privacy.deleteAccount({ id: 'me' }).finally(() => setAsking(false));
      await session.signOut();
      toast('success', m.profile_deleted());
    });

  return (
    <section
      aria-labelledby="your-data"
      className="flex flex-col gap-4 rounded-lg border border-mist bg-raised p-4 shadow-card sm:p-6"
    >
      <h2 id="your-data" className="text-xl">
        {m.profile_your_data()}
      </h2>
      <p className="text-ink-soft">
        <Link to="/privacy" className="font-semibold text-hill underline">
          {m.profile_what_we_keep()}
        </Link>
      </p>
      <Failure message={deleting.failure ?? saving.failure} />
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" onClick={download} busy={saving.busy}>
          {!saving.busy && <Download aria-hidden className="size-5" />}
          {m.profile_download()}
        </Button>
        <Button variant="danger" onClick={() => setAsking(true)}>
          <Trash2 aria-hidden className="size-5" />
          {m.profile_delete()}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={m.profile_delete_question()}
        confirmLabel={m.profile_delete_confirm()}
        onConfirm={remove}
        busy={deleting.busy}
      >
        <p>{m.profile_delete_meaning()}</p>
      </ConfirmDialog>
    </section>
  );
}
