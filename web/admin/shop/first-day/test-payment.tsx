import { useState } from 'react';
import { rupeesToPaise } from '../../../../shared/domain/platform/money';
import { upiPaymentUrl } from '../../../../shared/domain/shop/upi';
import { newId } from '../../../device/new-id';
import { Button } from '../../../ui/button';
import { QrCode } from '../../../ui/qr-code';
import type { UsedFirstDay } from './use-first-day';

/** A payment of one rupee to the cafe's own UPI id. Only the owner sees whether it arrives. */
export function TestPayment({ upiId, payeeName, busy, mark }: UsedFirstDay) {
  const [reference] = useState(() => newId().replaceAll('-', ''));
  const amount = rupeesToPaise(1);
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-md bg-sunken p-3">
      <QrCode
        text={upiPaymentUrl({ upiId, payeeName, amount, reference, note: 'Test payment' })}
        label={`QR code to pay ₹1.00 to ${upiId}`}
      />
      <div className="flex min-w-52 flex-1 flex-col items-start gap-2">
        <p>
          Scan this with someone else’s UPI app and pay ₹1.00 to{' '}
          <strong className="break-all">{upiId}</strong>. Your own app cannot pay you.
        </p>
        <Button busy={busy} onClick={() => mark({ testPaymentTo: upiId })}>
          It arrived
        </Button>
      </div>
    </div>
  );
}
