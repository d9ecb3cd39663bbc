import { Download, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Paise, plainRupees, rupeesToPaise } from '../../../shared/domain/platform/money';
import { m } from '../../../shared/messages/compiled/messages';
import { savePicture } from '../../device/local-files';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { classNames } from '../../ui/class-names';
import { CopyButton } from '../../ui/copy-button';
import { QrCode } from '../../ui/qr-code';
import { withElements } from '../../ui/with-elements';
import { Failure, useAttempt } from '../shop/use-attempt';
import { payeeOf } from './order-words';

/** The same in every language. */
const UPI_ID = 'UPI ID';

interface WaysToPayProps {
  /** The order's. */
  id: string;
  /** What the link asks for. */
  amount: Paise;
  upiPaymentUrl: string;
  /** Whether the owner shows a link to a UPI app. */
  linksToApp: boolean;
  /** Whether there is no other way to pay now. */
  isOnly: boolean;
  /** What the customer does after paying. */
  children: ReactNode;
}

/**
 * UPI apps accept a QR code from every payee, but links only to verified ones, so the owner
 * decides. A phone cannot scan its own screen, so there the buttons come first; on a wide page
 * the code does.
 */
export function WaysToPay(props: WaysToPayProps) {
  const { id, amount, upiPaymentUrl, linksToApp, isOnly, children } = props;
  const saving = useSavedPicture({ id, amount }, upiPaymentUrl);
  const { upiId } = payeeOf(upiPaymentUrl);
  const savesFirst = !linksToApp && isOnly;
  return (
    <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 @md:grid-cols-[14rem_1fr] @md:grid-rows-[auto_auto_1fr] @md:gap-x-6">
      {linksToApp && (
        <a
          href={upiPaymentUrl}
          className={`${buttonClass({ size: 'lg', wide: true })} @md:col-start-2`}
        >
          <Smartphone aria-hidden className="size-5" />
          {m.order_open_upi_app()}
        </a>
      )}
      {savesFirst && (
        <div className="flex flex-col gap-1 text-center @md:hidden">
          <SaveButton saving={saving} isFirst />
          <p className="text-sm text-ink-soft">{m.order_open_picture()}</p>
          <PictureHint amount={amount} />
        </div>
      )}
      <div className="@md:col-start-2 @md:row-start-3">{children}</div>
      <div className="flex flex-col items-center gap-2 text-center @md:row-span-3 @md:row-start-1">
        <Code amount={amount} upiPaymentUrl={upiPaymentUrl} picture={saving.picture} />
        <div
          className={classNames(
            'flex flex-col items-center gap-2',
            savesFirst && 'hidden @md:flex',
          )}
        >
          <SaveButton saving={saving} />
          <PictureHint amount={amount} />
        </div>
        <Failure message={saving.failure} />
      </div>
      <div className="flex min-w-0 flex-col gap-3 @md:col-start-2 @md:row-start-2">
        <p className="text-sm text-ink-soft">
          {linksToApp ? m.order_app_did_not_open() : m.order_or_pay_to_upi_id()}
        </p>
        <CopyRow label={UPI_ID} value={upiId} button={m.order_copy_upi_id()} />
        <CopyRow
          label={m.order_amount()}
          unit="₹"
          value={plainRupees(amount)}
          button={m.order_copy_amount()}
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

type ToPay = Pick<WaysToPayProps, 'id' | 'amount'>;

/** In-app browsers may not save files; the picture on the page can be pressed and held there. */
function useSavedPicture({ id, amount }: ToPay, upiPaymentUrl: string) {
  const { busy, failure, attempt } = useAttempt();
  const [drawn, setDrawn] = useState<{ of: string; picture: string }>();
  const save = async () => {
    const { drawPaymentPicture, pngOf } = await import('./payment-picture');
    const payment = { ...payeeOf(upiPaymentUrl), amount, orderId: id };
    const canvas = drawPaymentPicture(upiPaymentUrl, payment);
    setDrawn({ of: upiPaymentUrl, picture: canvas.toDataURL() });
    await savePicture(new File([await pngOf(canvas)], `pay-${id}.png`, { type: 'image/png' }));
  };
  return {
    picture: drawn?.of === upiPaymentUrl ? drawn.picture : undefined,
    busy,
    failure,
    save: () => void attempt(save),
  };
}

type Saving = ReturnType<typeof useSavedPicture>;

function SaveButton({ saving: { busy, save }, isFirst }: { saving: Saving; isFirst?: boolean }) {
  const look = isFirst ? ({ size: 'lg', wide: true } as const) : ({ variant: 'quiet' } as const);
  return (
    <Button {...look} busy={busy} onClick={save}>
      {!busy && <Download aria-hidden className="size-5" />}
      {m.order_save_picture()}
    </Button>
  );
}

function PictureHint({ amount }: { amount: Paise }) {
  return amount > MOST_BY_PICTURE && <p className="text-sm">{m.order_picture_limit()}</p>;
}

interface CodeProps {
  amount: Paise;
  upiPaymentUrl: string;
  picture: string | undefined;
}

function Code({ amount, upiPaymentUrl, picture }: CodeProps) {
  const label = m.order_qr_code({ amount: plainRupees(amount) });
  return (
    <>
      {picture === undefined ? (
        <QrCode text={upiPaymentUrl} label={label} className="w-52 max-w-full" />
      ) : (
        <img src={picture} alt={label} className="w-52 max-w-full rounded-sm" />
      )}
      <p className="text-sm text-ink-soft">
        {picture === undefined
          ? withElements(m.order_scan_to_pay, {
              payee: <bdi>{payeeOf(upiPaymentUrl).payeeName}</bdi>,
            })
          : m.order_picture_not_saved()}
      </p>
    </>
  );
}
