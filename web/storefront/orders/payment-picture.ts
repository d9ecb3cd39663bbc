import { encode } from 'uqr';
import { formatRupees, type Paise } from '../../../shared/domain/platform/money';
import { m } from '../../../shared/messages/compiled/messages';

interface ShownPayment {
  payeeName: string;
  upiId: string;
  amount: Paise;
  orderId: string;
}

/** In the picture's pixels. */
const WIDTH = 720;
const HEIGHT = 960;
const QR_SIZE = 624;
const MARGIN = (WIDTH - QR_SIZE) / 2;

/** The QR code as a picture that says whom it pays, how much and for which order. */
export function drawPaymentPicture(
  upiPaymentUrl: string,
  payment: ShownPayment,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw a picture');
  context.fillStyle = 'white';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = 'black';
  drawQrCode(context, upiPaymentUrl);
  const lines: [text: string, font: string][] = [
    [m.order_pay({ amount: formatRupees(payment.amount) }), 'bold 60px system-ui, sans-serif'],
    [payment.payeeName, '40px system-ui, sans-serif'],
    [payment.upiId, '32px system-ui, sans-serif'],
    [m.order_heading({ id: payment.orderId }), '32px system-ui, sans-serif'],
  ];
  context.textAlign = 'center';
  for (const [index, [text, font]] of lines.entries()) {
    context.font = font;
    // A long text is condensed to the width.
    context.fillText(text, WIDTH / 2, QR_SIZE + 2 * MARGIN + 56 * (index + 1), QR_SIZE);
  }
  return canvas;
}

/** Each module is a whole number of pixels, so that its edges stay sharp. */
function drawQrCode(context: CanvasRenderingContext2D, text: string): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const side = Math.floor(QR_SIZE / size);
  const start = MARGIN + Math.floor((QR_SIZE - side * size) / 2);
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) context.fillRect(start + x * side, start + y * side, side, side);
    }
  }
}

/** @throws Error if the browser has no memory for it. */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('No picture was made'))));
  });
}
