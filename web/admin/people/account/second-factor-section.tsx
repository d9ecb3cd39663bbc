import { useState } from 'react';
import type { SecondFactor } from '../../../../shared/contract/people/account-contract';
import { useApi } from '../../../api/api-provider';
import { Button } from '../../../ui/button';
import { useToast } from '../../../ui/toast';
import { AskDialog, PASSWORD_FIELD } from './ask-dialog';
import { SwitchOnDialog } from './switch-on-dialog';

export function SecondFactorSection({ factor }: { factor: SecondFactor }) {
  const api = useApi();
  const toast = useToast();
  const [dialog, setDialog] = useState<'on' | 'off'>();
  const close = () => setDialog(undefined);
  return (
    <section aria-labelledby="second-factor" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="second-factor" className="text-xl">
          Second factor
        </h2>
        {factor.on ? (
          <Button variant="quiet" onClick={() => setDialog('off')}>
            Switch off
          </Button>
        ) : (
          <Button onClick={() => setDialog('on')}>Switch on</Button>
        )}
      </div>
      <p className="text-ink-soft">
        {factor.on
          ? `Sign-in asks for a code from your app after the password. ${leftWords(factor.recoveryCodesLeft)}`
          : "Sign-in can ask for a code from an app on your phone after the password. A stolen password alone won't get anyone in."}
      </p>
      {dialog === 'on' && <SwitchOnDialog onClose={close} />}
      {dialog === 'off' && (
        <AskDialog
          title="Switch off the second factor?"
          saveLabel="Switch off"
          field={PASSWORD_FIELD}
          missing="Please enter your password"
          failed="Failed to switch off the second factor. Please try again."
          onClose={close}
          send={async (password) => {
            await api.account.switchOffSecondFactor({ password });
            close();
            toast('success', 'The second factor is off');
          }}
        >
          <p>Email and password will be enough to sign in. Your recovery codes stop working.</p>
        </AskDialog>
      )}
    </section>
  );
}

function leftWords(codes: number): string {
  if (codes > 2) return `${codes} recovery codes are left.`;
  const left =
    codes === 1 ? '1 recovery code is left.' : `${codes || 'No'} recovery codes are left.`;
  return `${left} To get new ones, switch it off and on again.`;
}
