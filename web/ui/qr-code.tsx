import { encode } from 'uqr';
import { classNames } from './class-names';

interface QrCodeProps {
  text: string;
  label: string;
  /** Its size; 120 px by default, as in the back office (storefront rule 15). */
  className?: string;
}

/** A QR code drawn in the browser, so that no other site sees its text. Always black on white. */
export function QrCode({ text, label, className = 'size-30' }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classNames('shrink-0 rounded-sm bg-qr-light', className)}
    >
      <path d={path} fill="var(--color-qr-dark)" />
    </svg>
  );
}
