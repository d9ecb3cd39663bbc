import { useEffect } from 'react';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { askForNotifications, checkPush, notificationState } from '../../../device/push';
import { useStore } from '../../../device/store';
import { Button } from '../../../ui/button';
import { CopyButton } from '../../../ui/copy-button';
import { useToast } from '../../../ui/toast';
import { FormSection } from '../../kit/form/form-section';
import { FailureNotice } from '../../kit/query/failure-notice';
import { useMutation } from '../../kit/query/use-mutation';
import { connectPush, disconnectPush } from '../shift/connect-push';
import { NOTIFICATIONS } from '../shift/shift-lights';

/** Who gets the guard's messages: this device, and the webhook with its key. */
export function MessagePanel({ webhookKey }: { webhookKey: string | null }) {
  const api = useApi();
  const toast = useToast();
  const state = useStore(notificationState);
  const turning = useMutation();
  const testing = useMutation();
  useEffect(() => void checkPush(), []);

  const turnOn = () => {
    // Safari asks only during the tap itself, so nothing may be awaited before.
    const asked = askForNotifications();
    return turning.send(async () => {
      await asked;
      await connectPush(api);
    }, m.kitchensettings_messages_on_failed());
  };
  const turnOff = () =>
    turning.send(() => disconnectPush(api), m.kitchensettings_messages_off_failed());
  const test = async () => {
    const sent = await testing.send(() => api.guard.sendTest({}), m.kitchensettings_test_failed());
    if (!sent) return;
    const { sent: arrived, failed } = sent.result;
    if (failed > 0)
      testing.refuse(m.kitchensettings_test_part({ failed, total: arrived + failed }));
    else if (arrived > 0) toast('success', m.kitchensettings_test_sent());
    else testing.refuse(m.kitchensettings_test_nobody());
  };

  const { remedy } = NOTIFICATIONS[state];
  return (
    <FormSection title={m.kitchensettings_messages()} hint={m.kitchensettings_messages_hint()}>
      <div className="flex flex-col items-start gap-2">
        {state === 'on' ? (
          <>
            <p>{m.kitchensettings_messages_here()}</p>
            <Button variant="quiet" onClick={turnOff} busy={turning.busy}>
              {m.kitchensettings_messages_off()}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={turnOn} busy={turning.busy}>
              {m.kitchensettings_messages_get()}
            </Button>
            {state !== 'unknown' && <p className="text-ink-soft">{remedy?.()}</p>}
          </>
        )}
        <FailureNotice message={turning.failure?.message} />
      </div>
      <div className="flex flex-col items-start gap-2">
        <Button variant="quiet" onClick={test} busy={testing.busy}>
          {m.kitchensettings_test_send()}
        </Button>
        <FailureNotice message={testing.failure?.message} />
        {webhookKey !== null && (
          <>
            <p className="text-ink-soft">{m.kitchensettings_key_secret()}</p>
            <CopyButton text={webhookKey} label={m.kitchensettings_key_copy()} />
          </>
        )}
      </div>
    </FormSection>
  );
}
