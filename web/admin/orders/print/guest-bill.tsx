import { QrCode as QrIcon } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { useSiteFacts } from '../../../api/site-facts';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { QrCode } from '../../../ui/qr-code';
import { FailureNotice } from '../../kit/query/failure-notice';
import { useMutation } from '../../kit/query/use-mutation';

/** A code that opens the bill of a paid order on the guest's phone. Its link ends soon, so each press makes one. */
export function GuestBill({ orderId: id }: { orderId: string }) {
  const { bills } = useApi();
  const facts = useSiteFacts();
  const { busy, failure, send } = useMutation();
  const [link, setLink] = useState<string>();

  const show = async () => {
    const makeLink = async () => {
      await bills.make({ id, ifDue: true });
      return bills.makeLinkForStaff({ id });
    };
    const made = await send(makeLink, m.receipt_code_failed());
    // A tablet may know the shop by an address that phones cannot open.
    if (made) setLink(new URL(made.result.url, facts?.origin ?? location.origin).href);
  };

  return (
    <>
      <Button variant="quiet" size="lg" busy={busy} onClick={show}>
        {!busy && <QrIcon aria-hidden className="size-6" />}
        {m.receipt_for_guest()}
      </Button>
      <FailureNotice message={failure?.message} />
      {link !== undefined && (
        <Dialog
          open
          onOpenChange={(open) => open || setLink(undefined)}
          title={m.receipt_for_guest()}
          description={m.receipt_guest_scans()}
        >
          <QrCode text={link} label={m.receipt_code()} className="mx-auto size-72 max-w-full" />
        </Dialog>
      )}
    </>
  );
}
