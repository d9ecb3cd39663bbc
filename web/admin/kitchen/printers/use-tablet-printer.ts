import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../../api/api-provider';
import { rasterCommands } from '../../../device/raster-commands';
import { connectPrinter, type PrinterLink, type PrinterWay } from '../../../device/receipt-printer';
import { passTickets } from './pass-tickets';

export function useTabletPrinter(printerId: string) {
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
