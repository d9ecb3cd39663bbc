import { setTimeout as sleep } from 'node:timers/promises';
import type { Printer } from '../../../shared/contract/kitchen/printing-contract';
import { EpsonPrinter } from '../../printers/epson-printer';
import { StarPrinter } from '../../printers/star-printer';
import type { ShopServer } from '../../support/platform/shop-server';
import type { Random } from '../random';
import { type Account, succeed } from './accounts';
import { acknowledgedIds } from './client-records';
import { happens } from './guarded-kitchen';
import { CAFE_IP, type Simulation, sendUntilReply } from './simulation';

const PRINTERS = '/api/admin/printers';
/** Of each kind, for tickets that staff ask for. A printer that falls silent waits a minute. */
const EACH = 2;
const NEWEST = 25;
const POLLS_MS = { least: 300, most: 1500 };
const REQUESTS_MS = { least: 500, most: 2000 };
/** A ticket that was claimed before a printer fell silent is offered again after a minute. */
const EMPTY_WITHIN_MS = 150_000;
/** The probability that something hinders a printer at a ticket. */
const HINDERED = 0.15;
const STAR_MOODS = ['goes off', 'confirmation lost', 'paper ends', 'cover open'] as const;
const EPSON_MOODS = ['goes off', 'confirmation lost', 'out of paper', 'timed out'] as const;

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

export async function addPrinters(server: ShopServer, { token }: Account): Promise<Printers> {
  const add = async (kind: 'star' | 'epson', name: string, printsNew: string): Promise<Device> => {
    const body = { name, kind, paperDots: 384, printsNew };
    const added = await succeed(server, { method: 'POST', path: PRINTERS, token, body });
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
export async function runPrinter(
  servers: readonly ShopServer[],
  { path, printer }: Device,
  random: Random,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    printer.url = random.pick(servers).url + path;
    // The paper that has ended is told with the next poll.
    const isToTell = printer instanceof StarPrinter && printer.mood === 'out of paper';
    if (!isToTell) choosePrinterMood(printer, random);
    // A server that is killed meanwhile answers nothing.
    await printer.turn().catch(() => {});
    if (isToTell) printer.mood = 'ready';
    await sleep(random.between(POLLS_MS.least, POLLS_MS.most));
  }
}

function choosePrinterMood(printer: StarPrinter | EpsonPrinter, random: Random): void {
  const isHindered = random.chance(HINDERED);
  if (printer instanceof StarPrinter) {
    printer.mood = isHindered ? random.pick(STAR_MOODS) : 'ready';
  } else printer.mood = isHindered ? random.pick(EPSON_MOODS) : 'ready';
}

/** Staff ask for tickets of the newest orders, until the run is over. */
export async function askForTickets(
  simulation: Simulation,
  { token }: Account,
  { asked }: Printers,
  random: Random,
): Promise<void> {
  const { attempts, ticketIds } = simulation.clientRecords;
  while (!simulation.isOver()) {
    await sleep(random.between(REQUESTS_MS.least, REQUESTS_MS.most));
    const ids = attempts.slice(-NEWEST).flatMap(acknowledgedIds);
    if (ids.length === 0) continue;
    const { reply } = await sendUntilReply(simulation, 'staff', random, {
      method: 'POST',
      path: `${PRINTERS}/${random.pick(asked).id}/jobs`,
      token,
      headers: { 'X-Forwarded-For': CAFE_IP },
      body: { orderId: random.pick(ids) },
    });
    if (reply?.status === 200) ticketIds.push(reply.body.id);
  }
}

/**
 * After the faults, the printers print all that staff asked for. Reading the list queues the tickets of
 * the last orders.
 */
export async function emptyQueues(
  server: ShopServer,
  { token }: Account,
  { asked }: Printers,
  random: Random,
): Promise<void> {
  const ids = new Set(asked.map(({ id }) => id));
  let isEmpty = false;
  const printing = asked.map(async ({ path, printer }) => {
    printer.url = server.url + path;
    printer.mood = 'ready';
    while (!isEmpty) {
      await printer.turn().catch(() => {});
      await sleep(random.between(POLLS_MS.least, POLLS_MS.most) / 3);
    }
  });
  await happens(async () => {
    const list: Printer[] | undefined = await succeed(server, {
      method: 'GET',
      path: PRINTERS,
      token,
    }).catch(() => undefined);
    return list?.every(({ id, openJobs }) => !ids.has(id) || openJobs.length === 0) ?? false;
  }, EMPTY_WITHIN_MS);
  isEmpty = true;
  await Promise.all(printing);
}
