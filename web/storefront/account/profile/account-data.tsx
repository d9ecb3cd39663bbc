import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useApi } from '../../../api/api-provider';
import { saveFile } from '../../../device/local-files';
import { useCustomerSession } from '../../../session/customer-session-provider';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { useToast } from '../../../ui/toast';
import { Failure, useAttempt } from '../../shop/use-attempt';

export function AccountData() {
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
      toast('success', 'Your account is deleted.');
    });

  return (
    <section
      aria-labelledby="your-data"
      className="flex flex-col gap-4 rounded-lg border border-mist bg-raised p-4 shadow-card sm:p-6"
    >
      <h2 id="your-data" className="text-xl">
        Your data
      </h2>
      <p className="text-ink-soft">
        <Link to="/privacy" className="font-semibold text-hill underline">
          What we keep and how long
        </Link>
      </p>
      <Failure message={deleting.failure ?? saving.failure} />
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" onClick={download} busy={saving.busy}>
          {!saving.busy && <Download aria-hidden className="size-5" />}
          Download my data
        </Button>
        <Button variant="danger" onClick={() => setAsking(true)}>
          <Trash2 aria-hidden className="size-5" />
          Delete my account
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete your account?"
        confirmLabel="Delete account"
        onConfirm={remove}
        busy={deleting.busy}
      >
        <p>
          Your addresses and your sign-in are removed for good. Your past orders stay in the cafe’s
          books, without your name, phone number, address and instructions.
        </p>
      </ConfirmDialog>
    </section>
  );
}
