import type { Printer } from '../../../../shared/contract/kitchen/printing-contract';
import { offeredWays, type PrinterWay } from '../../../device/receipt-printer';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { useTabletPrinter } from './use-tablet-printer';

const WAY_LABELS: Record<PrinterWay, string> = {
  usb: 'Connect by USB',
  serial: 'Connect by Bluetooth or serial port',
  bluetooth: 'Connect by Bluetooth LE',
};

const FAILURES = {
  'not connected': 'No printer was connected. Is it switched on and not in use by another app?',
  lost: 'The printer stopped answering. Its ticket is still waiting. Check the printer and connect it again.',
};

/** Connects a printer to this tablet. The browser wants a tap for it, once each time the page opens. */
export function TabletConnection({ printer }: { printer: Printer }) {
  const { isConnected, failure, connect, disconnect } = useTabletPrinter(printer.id);
  const ways = offeredWays();
  return (
    <section aria-label={`Connection of ${printer.name}`} className="mb-3 flex flex-col gap-3">
      {failure && (
        <Notice kind="error" role="alert">
          {FAILURES[failure]}
        </Notice>
      )}
      {isConnected ? (
        <Notice
          kind="success"
          role="status"
          action={
            <Button variant="quiet" onClick={disconnect}>
              Disconnect
            </Button>
          }
        >
          Connected to this device. Keep this page open: tickets print only while it is.
        </Notice>
      ) : ways.length === 0 ? (
        <Notice kind="info">
          This browser cannot reach a printer. Chrome on Android or on a computer can.
        </Notice>
      ) : (
        <div className="flex flex-wrap gap-3">
          {ways.map((way) => (
            <Button key={way} variant="quiet" onClick={() => connect(way)}>
              {WAY_LABELS[way]}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
