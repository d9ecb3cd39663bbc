import { Smartphone } from 'lucide-react';
import { plainRupees } from '../../../shared/domain/platform/money';
import type { Order } from '../../api/order-from-wire';
import { buttonClass } from '../../ui/button-class';
import { CopyButton } from '../../ui/copy-button';
import { payeeOf } from './order-words';
import { owedAmount } from './payment-words';
import { QrToSave } from './qr-to-save';

interface WaysToPayProps {
  order: Pick<Order, 'id' | 'totalAmount' | 'receivedAmount' | 'payments'>;
  upiPaymentUrl: string;
  /** Whether a link to a UPI app is shown. */
  upiIntent: boolean | undefined;
}

/**
 * UPI apps accept a QR code from every payee, but links only to verified ones, so the owner
 * decides. Both ask for the whole total, so an order that is paid in part has neither.
 */
export function WaysToPay({ order, upiPaymentUrl, upiIntent }: WaysToPayProps) {
  const { upiId } = payeeOf(upiPaymentUrl);
  const asksForTotal = !order.receivedAmount;
  const linksToApp = asksForTotal && upiIntent;
  return (
    <div className="mt-4 flex flex-col gap-5 @md:flex-row @md:items-start @md:gap-6">
      {asksForTotal && <QrToSave key={upiPaymentUrl} order={order} upiPaymentUrl={upiPaymentUrl} />}
      <div className="flex w-full min-w-0 flex-1 flex-col gap-3">
        {linksToApp && (
          <a href={upiPaymentUrl} className={buttonClass({ size: 'lg', wide: true })}>
            <Smartphone aria-hidden className="size-5" />
            Pay with a UPI app
          </a>
        )}
        <p className="text-sm text-ink-soft">
          {linksToApp
            ? "App didn't open? Pay to this UPI ID:"
            : `${asksForTotal ? 'Or pay' : 'Pay'} to this UPI ID:`}
        </p>
        <CopyRow label="UPI ID" value={upiId} button="Copy UPI ID" />
        <CopyRow
          label="Amount"
          unit="₹"
          value={plainRupees(owedAmount(order))}
          button="Copy amount"
        />
      </div>
    </div>
  );
}

interface CopyRowProps {
  label: string;
  /** Shown before the value, and not copied. */
  unit?: string;
  value: string;
  button: string;
}

function CopyRow({ label, unit, value, button }: CopyRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-md bg-sunken py-1 pr-1 pl-3">
      <span className="flex min-w-0 flex-col leading-tight">
        <span className="text-sm text-ink-soft">{label}</span>
        <span className="font-semibold break-all select-all">
          {unit}
          {value}
        </span>
      </span>
      <span className="ml-auto">
        <CopyButton text={value} label={button} variant="plain" />
      </span>
    </div>
  );
}
