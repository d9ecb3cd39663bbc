import type { PrinterLink } from '../../../device/receipt-printer';

const ASK_EVERY_MS = 3000;

/** A ticket that this tablet has to report on, until then. */
interface Claim {
  id: string;
  claimedUntil: string;
}

interface TabletTickets {
  claim: () => Promise<{ job: (Claim & { picture: string }) | null }>;
  settle: (result: Claim & { problem: 'offline' | null }) => Promise<unknown>;
  commandsOf: (picture: string) => Promise<Uint8Array<ArrayBuffer>>;
  onPrinted: () => void;
  onLost: () => void;
}

/** A ticket is printed once the device has taken all of it. @returns a function that stops it. */
export function passTickets(link: PrinterLink, tickets: TabletTickets): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isOver = false;
  let writing = Promise.resolve();
  let unreported: Claim | undefined;

  async function report(): Promise<void> {
    if (unreported === undefined) return;
    await tickets.settle({ ...unreported, problem: null });
    unreported = undefined;
    tickets.onPrinted();
  }

  async function printNext(): Promise<boolean> {
    // Without its report the shop would offer a printed ticket again.
    await report();
    const { job } = await tickets.claim();
    if (!job) return false;
    const { picture, ...claim } = job;
    try {
      writing = tickets.commandsOf(picture).then((commands) => link.print(commands));
      await writing;
    } catch {
      tickets.onLost();
      await tickets.settle({ ...claim, problem: 'offline' });
      return false;
    }
    unreported = claim;
    await report();
    return true;
  }

  async function ask(): Promise<void> {
    // Without a network it asks again.
    const printed = await printNext().catch(() => false);
    if (!isOver) timer = setTimeout(ask, printed ? 0 : ASK_EVERY_MS);
  }

  void ask();
  return () => {
    isOver = true;
    clearTimeout(timer);
    const close = () => link.close();
    // A port cannot be closed while it is written to. Closing fails for a printer that was switched off.
    writing.then(close, close).catch(() => {});
  };
}
