import { useEffect } from 'react';
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
    }, 'Messages could not be turned on. Please try again.');
  };
  const turnOff = () =>
    turning.send(() => disconnectPush(api), 'Messages could not be turned off. Please try again.');
  const test = async () => {
    const sent = await testing.send(
      () => api.guard.sendTest({}),
      'The test message could not be sent. Please try again.',
    );
    if (!sent) return;
    const { sent: arrived, failed } = sent.result;
    if (failed > 0) testing.refuse(`${failed} of ${arrived + failed} messages did not arrive.`);
    else if (arrived > 0) toast('success', 'Test message sent.');
    else testing.refuse('Nobody gets messages yet. Turn them on, or save a webhook.');
  };

  const { remedy } = NOTIFICATIONS[state];
  return (
    <FormSection
      title="Messages"
      hint="We tell you when no tablet is on, and when nobody accepts an order."
    >
      <div className="flex flex-col items-start gap-2">
        {state === 'on' ? (
          <>
            <p>Messages reach this device.</p>
            <Button variant="quiet" onClick={turnOff} busy={turning.busy}>
              Turn off on this device
            </Button>
          </>
        ) : (
          <>
            <Button onClick={turnOn} busy={turning.busy}>
              Get messages on this device
            </Button>
            {state !== 'unknown' && <p className="text-ink-soft">{remedy}</p>}
          </>
        )}
        <FailureNotice message={turning.failure?.message} />
      </div>
      <div className="flex flex-col items-start gap-2">
        <Button variant="quiet" onClick={test} busy={testing.busy}>
          Send a test message
        </Button>
        <FailureNotice message={testing.failure?.message} />
        {webhookKey !== null && (
          <>
            <p className="text-ink-soft">
              The webhook’s messages are signed with this key. Keep it secret.
            </p>
            <CopyButton text={webhookKey} label="Copy the webhook’s key" />
          </>
        )}
      </div>
    </FormSection>
  );
}
