import sharp from 'sharp';
import type { Printer } from '../../../shared/contract/kitchen/printing-contract';
import { EpsonPrinter } from '../../printers/epson-printer';
import { StarPrinter } from '../../printers/star-printer';
import type { ShopServer } from '../../support/platform/shop-server';
import type { Random } from '../random';
import { type Account, asStaff } from './accounts';
import { acknowledgedIds, type Print } from './client-records';
import { happens } from './guarded-kitchen';
import { pauses, type Simulation, staffAsk, untilOver } from './simulation';

const PRINTERS = '/api/admin/printers';
/** Of each kind, for tickets that staff ask for. A printer that falls silent waits a minute. */
const EACH = 2;
const NEWEST = 25;
const POLLS_MS = [300, 1500] as const;
const REQUESTS_MS = [500, 2000] as const;
/** A ticket that was claimed before a printer fell silent is offered again after a minute. */
const EMPTY_WITHIN_MS = 150_000;
/** The probability that something hinders a printer at a ticket. */
const HINDERED = 0.15;
const STAR_MOODS = ['goes off', 'confirmation lost', 'paper ends', 'cover open'] as const;
const EPSON_MOODS = ['goes off', 'confirmation lost', 'out of paper', 'timed out'] as const;
/** A row of dots within the first frame of a ticket: black all the way if that says COPY or SENT AGAIN. */
const FRAME_ROW = 16;
const BLACK_SHARE = 0.8;

interface Device {
  id: string;
  path: string;
  printer: StarPrinter | EpsonPrinter;
}

/** The cafe's printers. */
export interface Printers {
  /** Print what staff ask for. */
  asked: readonly Device[];
  /** Prints each accepted order. */
  automatic: Device;
}

export async function addPrinters(server: ShopServer, admin: Account): Promise<Printers> {
  const add = async (kind: 'star' | 'epson', name: string, printsNew: string): Promise<Device> => {
    const body = { name, kind, paperDots: 384, printsNew };
    const added = await asStaff(server, admin, 'POST', PRINTERS, body);
    const { href, pathname } = new URL(added.url);
    const printer = kind === 'star' ? new StarPrinter(href) : new EpsonPrinter(href);
    return { id: added.printer.id, path: pathname, printer };
  };
  const asked: Device[] = [];
  for (let each = 0; each < EACH; each += 1) {
    asked.push(await add('star', `Star ${each}`, 'never'));
    asked.push(await add('epson', `Epson ${each}`, 'never'));
  }
  return { asked, automatic: await add('star', 'Kitchen', 'accepted') };
}

/** Polls with a printer that something hinders now and then. */
export function runPrinter(
  servers: readonly ShopServer[],
  { path, printer }: Device,
  random: Random,
  simulation: Simulation,
): Promise<void> {
  return untilOver(simulation, pauses(random, POLLS_MS), async () => {
    printer.url = random.pick(servers).url + path;
    // The paper that has ended is told with the next poll.
    const isToTell = printer instanceof StarPrinter && printer.mood === 'out of paper';
    if (!isToTell) choosePrinterMood(printer, random);
    // A server that is killed meanwhile answers nothing.
    await printer.turn().catch(() => {});
    if (isToTell) printer.mood = 'ready';
  });
}

function choosePrinterMood(printer: StarPrinter | EpsonPrinter, random: Random): void {
  const isHindered = random.chance(HINDERED);
  if (printer instanceof StarPrinter) {
    printer.mood = isHindered ? random.pick(STAR_MOODS) : 'ready';
  } else printer.mood = isHindered ? random.pick(EPSON_MOODS) : 'ready';
}

/** Staff ask for tickets of the newest orders, until the run is over. */
export function askForTickets(
  simulation: Simulation,
  admin: Account,
  { asked }: Printers,
  random: Random,
): Promise<void> {
  const { attempts, ticketIds } = simulation.clientRecords;
  const ask = staffAsk(simulation, admin, random);
  return untilOver(simulation, pauses(random, REQUESTS_MS), async () => {
    const ids = attempts.slice(-NEWEST).flatMap(acknowledgedIds);
    if (ids.length === 0) return;
    const path = `${PRINTERS}/${random.pick(asked).id}/jobs`;
    const { reply } = await ask('POST', path, { orderId: random.pick(ids) });
    if (reply?.status === 200) ticketIds.push(reply.body.id);
  });
}

/**
 * After the faults, the printers print all that staff asked for. Reading the list queues the tickets of
 * the last orders.
 */
export async function emptyQueues(
  server: ShopServer,
  admin: Account,
  { asked }: Printers,
  random: Random,
): Promise<void> {
  const ids = new Set(asked.map(({ id }) => id));
  let isEmpty = false;
  const pauseMs = () => random.between(...POLLS_MS) / 3;
  const printing = asked.map(({ path, printer }) => {
    printer.url = server.url + path;
    printer.mood = 'ready';
    return untilOver({ isOver: () => isEmpty }, pauseMs, () => printer.turn().catch(() => {}));
  });
  await happens(async () => {
    const reading = asStaff(server, admin, 'GET', PRINTERS);
    const list: Printer[] | undefined = await reading.catch(() => undefined);
    return list?.every(({ id, openJobs }) => !ids.has(id) || openJobs.length === 0) ?? false;
  }, EMPTY_WITHIN_MS);
  isEmpty = true;
  await Promise.all(printing);
}

/** What the printers printed, each in its order. */
export async function printsOf({ asked, automatic }: Printers): Promise<Print[]> {
  const all = [...asked, automatic].map(async ({ printer }) => {
    const marks =
      printer instanceof StarPrinter
        ? await Promise.all(printer.printed.map(isPngMarked))
        : printer.printed.map(({ width, bits }) => {
            const row = bits.subarray((FRAME_ROW * width) / 8, ((FRAME_ROW + 1) * width) / 8);
            const ones = (byte: number) => byte.toString(2).replaceAll('0', '').length;
            return row.reduce((sum, byte) => sum + ones(byte), 0) > BLACK_SHARE * width;
          });
    return printer.printedJobs.map((jobId, index) => ({ jobId, isMarked: marks[index] === true }));
  });
  return (await Promise.all(all)).flat();
}

async function isPngMarked(png: Buffer): Promise<boolean> {
  const raw = sharp(png).extractChannel(0).raw();
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  const row = data.subarray(FRAME_ROW * info.width, (FRAME_ROW + 1) * info.width);
  return row.filter((dot) => dot === 0).length > BLACK_SHARE * info.width;
}
