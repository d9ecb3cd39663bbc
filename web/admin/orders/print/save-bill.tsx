import { Download } from 'lucide-react';
import { useApi } from '../../../api/api-provider';
import { Button } from '../../../ui/button';
import { FailureNotice } from '../../kit/query/failure-notice';
import { useMutation } from '../../kit/query/use-mutation';

export function SaveBill({ orderId }: { orderId: string }) {
  const { bills } = useApi();
  const { busy, failure, send } = useMutation();
  const save = async () => {
    const made = await send(
      () => bills.makeLinkForStaff({ id: orderId }),
      'Failed to make the PDF. Please try again.',
    );
    if (made) location.assign(made.result.url);
  };
  return (
    <>
      <Button variant="quiet" size="lg" busy={busy} onClick={save}>
        {!busy && <Download aria-hidden className="size-6" />}
        Save as PDF
      </Button>
      <FailureNotice message={failure?.message} />
    </>
  );
}
