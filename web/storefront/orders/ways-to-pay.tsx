import { Download, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { plainRupees, rupeesToPaise } from '../../../shared/domain/platform/money';
import type { Order } from '../../api/order-from-wire';
import { savePicture } from '../../device/local-files';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { CopyButton } from '../../ui/copy-button';
import { QrCode } from '../../ui/qr-code';
import { Failure, useAttempt } from '../shop/use-attempt';
import { payeeOf } from './order-words';
import { owedAmount } from './payment-words';

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

/** Above it, UPI apps refuse a QR code from a picture unless the payee is a verified merchant (NPCI). */
const MOST_BY_PICTURE = rupeesToPaise(2000);

interface QrToSaveProps {
  order: Pick<Order, 'id' | 'totalAmount'>;
  upiPaymentUrl: string;
}

/** A phone cannot scan its own screen, and in-app browsers may not save files. */
function QrToSave({ order: { id, totalAmount }, upiPaymentUrl }: QrToSaveProps) {
  const { busy, failure, attempt } = useAttempt();
  const [picture, setPicture] = useState<string>();
  const label = `QR code to pay ${plainRupees(totalAmount)} rupees`;
  const save = async () => {
    const { drawPaymentPicture, pngOf } = await import('./payment-picture');
    const payment = { ...payeeOf(upiPaymentUrl), amount: totalAmount, orderId: id };
    const canvas = drawPaymentPicture(upiPaymentUrl, payment);
    setPicture(canvas.toDataURL());
    await savePicture(new File([await pngOf(canvas)], `pay-${id}.png`, { type: 'image/png' }));
  };
  return (
    <div className="flex w-full flex-col items-center gap-2 text-center @md:w-56">
      {picture === undefined ? (
        <QrCode text={upiPaymentUrl} label={label} className="size-52" />
      ) : (
        <img src={picture} alt={label} className="w-52 rounded-sm" />
      )}
      <p className="text-sm text-ink-soft">
        {picture === undefined
          ? 'Scan with any UPI app. On this phone, save the picture and open it in your UPI app.'
          : 'Not saved? Press and hold the picture.'}
      </p>
      <Button variant="quiet" busy={busy} onClick={() => void attempt(save)}>
        <Download aria-hidden className="size-5" />
        Save picture
      </Button>
      {totalAmount > MOST_BY_PICTURE && (
        <p className="text-sm">
          UPI apps may refuse a saved picture for more than ₹2,000.00. Scan the code with another
          phone, or pay to the UPI ID.
        </p>
      )}
      <Failure message={failure} />
    </div>
  );
}
