import { useQuery } from '@tanstack/react-query';
import type { GatewayStatus } from '../../../../shared/contract/money/gateway-contract';
import { useApi } from '../../../api/api-provider';
import { Button } from '../../../ui/button';
import { CopyButton } from '../../../ui/copy-button';
import { RelativeTime } from '../../../ui/relative-time';
import { useToast } from '../../../ui/toast';
import { FormSection } from '../../kit/form/form-section';
import { FailureNotice } from '../../kit/query/failure-notice';
import { RetryNotice } from '../../kit/query/load-failure';
import { useMutation } from '../../kit/query/use-mutation';
import { withoutGatewayWords } from './without-gateway-words';

/** Which payment gateway is set up, and whether it works. Its keys are no settings, because they are secret. */
export function GatewaySection() {
  const api = useApi();
  const {
    data: status,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['gateway'],
    queryFn: () => api.gateway.readStatus({}),
    refetchInterval: false,
  });
  return (
    <FormSection
      title="Online payment"
      hint="With a payment gateway, customers pay online and orders are marked paid at once."
    >
      {status?.name ? (
        <GatewayOn name={status.name} status={status} />
      ) : isError && !status ? (
        <RetryNotice onRetry={() => refetch()} busy={isFetching}>
          Failed to load the gateway. Please try again.
        </RetryNotice>
      ) : (
        <p className="text-ink-soft">
          {status
            ? 'No gateway is set up. To use Razorpay or Cashfree, set it up on the machine that runs the shop.'
            : 'Loading…'}
          {status?.withoutGateway && ` ${withoutGatewayWords(status.withoutGateway)}`}
        </p>
      )}
    </FormSection>
  );
}

function GatewayOn({ name, status }: { name: string; status: GatewayStatus }) {
  const { webhookUrl, lastEventAt } = status;
  const api = useApi();
  const toast = useToast();
  const testing = useMutation();
  const test = async () => {
    const sent = await testing.send(
      () => api.gateway.test({}),
      'The connection could not be tested. Please try again.',
    );
    if (!sent) return;
    const { problem } = sent.result;
    if (problem === null) toast('success', `${name} accepts the keys.`);
    else testing.refuse(`${problem}. Please check the keys.`);
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <p>Customers can pay through {name}.</p>
      <div className="flex flex-col items-start gap-1">
        <p className="text-sm text-ink-soft">{name} reports payments to this webhook:</p>
        <p className="break-all">{webhookUrl}</p>
        <CopyButton text={webhookUrl ?? ''} label="Copy the webhook's address" />
      </div>
      <p className="text-sm text-ink-soft">
        {lastEventAt ? (
          <>
            Last report: <RelativeTime at={lastEventAt} />
          </>
        ) : (
          `No report has come this week. Orders are still marked paid, but a few seconds later.`
        )}
      </p>
      <Button variant="quiet" onClick={test} busy={testing.busy}>
        Test the connection
      </Button>
      <FailureNotice message={testing.failure?.message} />
    </div>
  );
}
