import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../api/api-provider';
import { rasterCommands } from '../../device/raster-commands';
import { connectPrinter, type PrinterLink, type PrinterWay } from '../../device/receipt-printer';

const ASK_EVERY_MS = 3000;

/**
 * Passes a printer's tickets on to a device of this tablet, one after another, while the page is open.
 * A ticket counts as printed once the device has taken all of it.
 */
export function useTabletPrinter(printerId: string, onPrinted: () => void) {
  const { printing } = useApi();
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
  const disconnect = () => {
    // A printer that was switched off cannot be closed.
    link?.close().catch(() => {});
    setLink(undefined);
  };

  const printNext = useEffectEvent(async (to: PrinterLink): Promise<boolean> => {
    const { job } = await printing.claim({ id: printerId });
    if (!job) return false;
    try {
      await to.print(await commandsOf(job.picture));
    } catch {
      disconnect();
      setFailure('lost');
      await printing.settle({ id: job.id, problem: 'offline' });
      return false;
    }
    await printing.settle({ id: job.id, problem: null });
    onPrinted();
    return true;
  });

  useEffect(() => {
    if (!link) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const ask = async () => {
      // Without a network it asks again; a ticket whose report was lost is offered again by the shop.
      const printed = await printNext(link).catch(() => false);
      if (!isOver) timer = setTimeout(ask, printed ? 0 : ASK_EVERY_MS);
    };
    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [link]);
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
