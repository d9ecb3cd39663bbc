import { Download } from 'lucide-react';
import { useState } from 'react';
import { plainRupees, rupeesToPaise } from '../../../shared/domain/platform/money';
import type { Order } from '../../api/order-from-wire';
import { savePicture } from '../../device/local-files';
import { Button } from '../../ui/button';
import { QrCode } from '../../ui/qr-code';
import { Failure, useAttempt } from '../shop/use-attempt';
import { payeeOf } from './order-words';

/** Above it, UPI apps refuse a QR code from a picture unless the payee is a verified merchant (NPCI). */
const MOST_BY_PICTURE = rupeesToPaise(2000);

interface QrToSaveProps {
  order: Pick<Order, 'id' | 'totalAmount'>;
  upiPaymentUrl: string;
}

/** A phone cannot scan its own screen, and in-app browsers may not save files. */
export function QrToSave({ order: { id, totalAmount }, upiPaymentUrl }: QrToSaveProps) {
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
