import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Printer } from '../../../../shared/contract/kitchen/printing-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { rasterCommands } from '../../../device/raster-commands';
import {
  connectPrinter,
  offeredWays,
  type PrinterLink,
  type PrinterWay,
} from '../../../device/receipt-printer';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { passTickets } from './pass-tickets';

const WAY_LABELS: Record<PrinterWay, () => string> = {
  usb: m.printers_by_usb,
  serial: m.printers_by_serial,
  bluetooth: m.printers_by_bluetooth,
};

const FAILURES = {
  'not connected': m.printers_none_connected,
  lost: m.printers_lost,
};

/** Connects a printer to this tablet. The browser wants a tap for it, once each time the page opens. */
export function TabletConnection({ printer }: { printer: Printer }) {
  const { isConnected, failure, connect, disconnect } = useTabletPrinter(printer.id);
  const ways = offeredWays();
  return (
    <section
      aria-label={m.printers_connection_of({ name: printer.name })}
      className="mb-3 flex flex-col gap-3"
    >
      {failure && (
        <Notice kind="error" role="alert">
          {FAILURES[failure]()}
        </Notice>
      )}
      {isConnected ? (
        <Notice
          kind="success"
          role="status"
          action={
            <Button variant="quiet" onClick={disconnect}>
              {m.printers_disconnect()}
            </Button>
          }
        >
          {m.printers_connected()}
        </Notice>
      ) : ways.length === 0 ? (
        <Notice kind="info">{m.printers_unreachable()}</Notice>
      ) : (
        <div className="flex flex-wrap gap-3">
          {ways.map((way) => (
            <Button key={way} variant="quiet" onClick={() => connect(way)}>
              {WAY_LABELS[way]()}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

function useTabletPrinter(printerId: string) {
  const { printing } = useApi();
  const client = useQueryClient();
  const [link, setLink] = useState<PrinterLink>();
  const [failure, setFailure] = useState<'not connected' | 'lost'>();

  const connect = async (way: PrinterWay) => {
    setFailure(undefined);
    try {
      setLink(await connectPrinter(way));
    } catch {
      setFailure('not connected');
    }
  };
  const disconnect = () => setLink(undefined);

  const start = useEffectEvent((to: PrinterLink) =>
    passTickets(to, {
      claim: () => printing.claim({ id: printerId }),
      settle: (result) => printing.settle(result),
      commandsOf,
      onPrinted: () => void client.invalidateQueries(),
      onLost: () => {
        disconnect();
        setFailure('lost');
      },
    }),
  );

  useEffect(() => (link ? start(link) : undefined), [link]);
  return { isConnected: link !== undefined, failure, connect, disconnect };
}

/** @param picture a PNG in base64. */
async function commandsOf(picture: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  if (!canvas) throw new Error('no canvas');
  canvas.drawImage(bitmap, 0, 0);
  return rasterCommands(canvas.getImageData(0, 0, width, height).data, width, height);
}
