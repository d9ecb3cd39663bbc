import { useFormContext, useWatch } from 'react-hook-form';
import { SHOP_SETTINGS } from '../../../../shared/contract/shop/settings-table';
import { UPI_ID_PATTERN, upiPayeeUrl } from '../../../../shared/domain/shop/upi';
import { QrCode } from '../../../ui/qr-code';
import { FormSection } from '../../kit/form/form-section';
import { SettingFields } from '../../kit/form/setting-fields';
import type { SettingsDraft } from './settings-draft';

/** The UPI account, with the QR code that customers scan. */
export function PaymentSection() {
  return (
    <FormSection
      id="payment"
      title="UPI payment"
      hint="Scan the code with your own app before you save: it should show your cafe."
    >
      <div className="flex flex-col gap-4">
        <SettingFields table={SHOP_SETTINGS} section="payment" />
      </div>
      <PayeePreview />
    </FormSection>
  );
}

function PayeePreview() {
  const { control } = useFormContext<SettingsDraft>();
  const [upiId, payee, storeName] = useWatch({
    control,
    name: ['upiId', 'upiPayeeName', 'storeName'],
  });
  const payeeName = payee.trim() || storeName.trim();
  const isDrawable =
    UPI_ID_PATTERN.test(upiId.trim()) &&
    SHOP_SETTINGS.storeName.schema.safeParse(payeeName).success;
  return (
    <div className="flex min-h-44 flex-col items-center justify-center gap-2 rounded-md bg-sunken p-3 text-center">
      {isDrawable ? (
        <>
          <QrCode
            text={upiPayeeUrl({ upiId: upiId.trim(), payeeName })}
            label={`QR code to pay ${payeeName}, ${upiId.trim()}`}
          />
          <p className="text-sm text-ink-soft">
            <span className="block">{payeeName}</span>
            <span className="block break-all">{upiId.trim()}</span>
          </p>
        </>
      ) : (
        <p className="text-ink-soft">
          {upiId.trim() === ''
            ? 'Customers see no payment code until you add a UPI ID.'
            : 'The code appears once the UPI ID is complete.'}
        </p>
      )}
    </div>
  );
}
