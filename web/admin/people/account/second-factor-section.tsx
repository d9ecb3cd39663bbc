import { useState } from 'react';
import type { NewFactor, SecondFactor } from '../../../../shared/contract/people/account-contract';
import { useApi } from '../../../api/api-provider';
import { Button } from '../../../ui/button';
import { CopyButton } from '../../../ui/copy-button';
import { Dialog } from '../../../ui/dialog';
import { QrCode } from '../../../ui/qr-code';
import { useToast } from '../../../ui/toast';
import { AskDialog, PASSWORD_FIELD } from './ask-dialog';

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

const FAILED = 'Failed to switch on the second factor. Please try again.';

/** Three steps: password, code from the app, recovery codes. The second one switches it on. */
function SwitchOnDialog({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const [factor, setFactor] = useState<NewFactor>();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();

  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onClose={onClose} />;
  if (!factor) {
    return (
      <AskDialog
        key="password"
        title="Switch on the second factor"
        saveLabel="Next"
        field={PASSWORD_FIELD}
        missing="Please enter your password"
        failed={FAILED}
        onClose={onClose}
        send={async (password) => setFactor(await api.account.beginSecondFactor({ password }))}
      >
        <p>
          You need an authenticator app on your phone, such as Aegis, 2FAS or Google Authenticator.
          Switching this on signs out your other devices.
        </p>
      </AskDialog>
    );
  }
  return (
    <AskDialog
      key="code"
      title="Add the shop to your app"
      saveLabel="Switch on"
      field={{
        label: 'Code from the app',
        inputMode: 'numeric',
        autoComplete: 'one-time-code',
        maxLength: 7,
      }}
      missing="Please enter the six digits from your app"
      failed={FAILED}
      onClose={onClose}
      send={async (typed) => {
        const code = typed.replaceAll(/\s/g, '');
        const confirmed = await api.account.confirmSecondFactor({ code });
        setRecoveryCodes(confirmed.recoveryCodes);
      }}
    >
      <div className="flex flex-wrap items-center gap-4">
        <QrCode text={factor.address} label="QR code for your app" className="size-44" />
        <div className="flex min-w-0 flex-1 basis-56 flex-col items-start gap-2">
          <p>Scan this with the app, or type in the key:</p>
          <p className="font-mono break-all" data-testid="key">
            {factor.key}
          </p>
          <CopyButton text={factor.key} label="Copy key" />
        </div>
      </div>
    </AskDialog>
  );
}

function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog
      form
      open
      onOpenChange={(open) => open || onClose()}
      title="Save your recovery codes"
      description="Each code signs you in once without your phone. They are not shown again."
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <CopyButton text={codes.join('\n')} label="Copy codes" />
          <Button onClick={onClose}>I have saved them</Button>
        </div>
      }
    >
      <ul aria-label="Recovery codes" className="grid grid-cols-2 gap-x-6 gap-y-2 py-2 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
