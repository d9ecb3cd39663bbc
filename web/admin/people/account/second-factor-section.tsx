import { useState } from 'react';
import type { NewFactor, SecondFactor } from '../../../../shared/contract/people/account-contract';
import { m } from '../../../../shared/messages/compiled/messages';
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
          {m.people_factor()}
        </h2>
        {factor.on ? (
          <Button variant="quiet" onClick={() => setDialog('off')}>
            {m.people_factor_switch_off()}
          </Button>
        ) : (
          <Button onClick={() => setDialog('on')}>{m.people_factor_switch_on()}</Button>
        )}
      </div>
      <p className="text-ink-soft">
        {factor.on ? onWords(factor.recoveryCodesLeft) : m.people_factor_is_off()}
      </p>
      {dialog === 'on' && <SwitchOnDialog onClose={close} />}
      {dialog === 'off' && (
        <AskDialog
          title={m.people_factor_off_title()}
          saveLabel={m.people_factor_switch_off()}
          field={PASSWORD_FIELD}
          missing={m.people_password_missing()}
          failed={m.people_factor_off_failed()}
          onClose={close}
          send={async (password) => {
            await api.account.switchOffSecondFactor({ password });
            close();
            toast('success', m.people_factor_off_done());
          }}
        >
          <p>{m.people_factor_off_why()}</p>
        </AskDialog>
      )}
    </section>
  );
}

/** From this many recovery codes on, nobody has to think of new ones. */
const MANY_CODES = 3;

function onWords(count: number): string {
  if (count >= MANY_CODES) return m.people_factor_is_on_many({ count });
  return count === 0 ? m.people_factor_is_on_none() : m.people_factor_is_on({ count });
}

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
        title={m.people_factor_on_title()}
        saveLabel={m.ui_next()}
        field={PASSWORD_FIELD}
        missing={m.people_password_missing()}
        failed={m.people_factor_on_failed()}
        onClose={onClose}
        send={async (password) => setFactor(await api.account.beginSecondFactor({ password }))}
      >
        <p>{m.people_factor_on_why()}</p>
      </AskDialog>
    );
  }
  return (
    <AskDialog
      key="code"
      title={m.people_factor_add_title()}
      saveLabel={m.people_factor_switch_on()}
      field={{
        label: m.people_factor_code(),
        inputMode: 'numeric',
        autoComplete: 'one-time-code',
        maxLength: 7,
      }}
      missing={m.people_factor_code_missing()}
      failed={m.people_factor_on_failed()}
      onClose={onClose}
      send={async (typed) => {
        const code = typed.replaceAll(/\s/g, '');
        const confirmed = await api.account.confirmSecondFactor({ code });
        setRecoveryCodes(confirmed.recoveryCodes);
      }}
    >
      <div className="flex flex-wrap items-center gap-4">
        <QrCode text={factor.address} label={m.people_factor_qr()} className="size-44" />
        <div className="flex min-w-0 flex-1 basis-56 flex-col items-start gap-2">
          <p>{m.people_factor_scan()}</p>
          <p className="font-mono break-all" data-testid="key">
            {factor.key}
          </p>
          <CopyButton text={factor.key} label={m.people_factor_copy_key()} />
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
      title={m.people_codes_title()}
      description={m.people_codes_why()}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <CopyButton text={codes.join('\n')} label={m.people_codes_copy()} />
          <Button onClick={onClose}>{m.people_codes_saved()}</Button>
        </div>
      }
    >
      <ul aria-label={m.people_codes()} className="grid grid-cols-2 gap-x-6 gap-y-2 py-2 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
