import { useQuery } from '@tanstack/react-query';
import type { GatewayStatus } from '../../../../shared/contract/money/gateway-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { Button } from '../../../ui/button';
import { CopyButton } from '../../../ui/copy-button';
import { RelativeTime } from '../../../ui/relative-time';
import { useToast } from '../../../ui/toast';
import { withElements } from '../../../ui/with-elements';
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
    <FormSection title={m.shopoffice_online_payment()} hint={m.shopoffice_online_payment_hint()}>
      {status?.name ? (
        <GatewayOn name={status.name} status={status} />
      ) : isError && !status ? (
        <RetryNotice onRetry={() => refetch()} busy={isFetching}>
          {m.shopoffice_gateway_load_failed()}
        </RetryNotice>
      ) : (
        <p className="text-ink-soft">
          {status ? m.shopoffice_no_gateway() : m.shopoffice_loading()}
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
    const sent = await testing.send(() => api.gateway.test({}), m.shopoffice_gateway_test_failed());
    if (!sent) return;
    const { problem } = sent.result;
    if (problem === null) toast('success', m.shopoffice_gateway_accepts({ name }));
    else testing.refuse(m.shopoffice_gateway_problem({ problem }));
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{m.shopoffice_gateway_on({ name })}</p>
      <div className="flex flex-col items-start gap-1">
        <p className="text-sm text-ink-soft">{m.shopoffice_gateway_webhook({ name })}</p>
        <p className="break-all">{webhookUrl}</p>
        <CopyButton text={webhookUrl ?? ''} label={m.shopoffice_copy_webhook()} />
      </div>
      <p className="text-sm text-ink-soft">
        {lastEventAt
          ? withElements(m.shopoffice_last_report, { time: <RelativeTime at={lastEventAt} /> })
          : m.shopoffice_no_report()}
      </p>
      <Button variant="quiet" onClick={test} busy={testing.busy}>
        {m.shopoffice_test_connection()}
      </Button>
      <FailureNotice message={testing.failure?.message} />
    </div>
  );
}
