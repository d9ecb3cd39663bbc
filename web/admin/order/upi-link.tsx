import { CopyButton } from '../../ui/copy-button';
import { QrCode } from '../../ui/qr-code';

/** The payment link to send on, and its code for a customer at the counter (spec §2). */
export function UpiLink({ url, orderId }: { url: string; orderId: string }) {
  return (
    <div className="flex flex-wrap items-center gap-4 border-t border-mist pt-4">
      <QrCode text={url} label={`UPI payment QR code for order ${orderId}`} />
      <div className="flex min-w-0 flex-1 basis-40 flex-col gap-2">
        <p className="text-sm break-all text-ink-soft">{url}</p>
        <CopyButton text={url} label="Copy" />
      </div>
    </div>
  );
}
