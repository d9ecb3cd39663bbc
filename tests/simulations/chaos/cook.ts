import { setTimeout as sleep } from 'node:timers/promises';
import type { Board, Ticket } from '../../../shared/contract/kitchen/kitchen-contract';
import type { Random } from '../random';
import type { Account } from './accounts';
import type { Reply } from './send';
import { CAFE_IP, type Simulation, sendUntilReply } from './simulation';

/** Probabilities of a cook's actions, 0 to 1. */
const TAPS_TWICE = 0.3;
const UNDOES = 0.2;
const RECALLS = 0.1;
const TICKS = 0.2;
/** Few tickets are worked on, so that several cooks tap the same ones. */
const FIRST = 10;

export interface Kitchen {
  simulation: Simulation;
  admin: Account;
  longestPauseMs: number;
}

type Tap = 'move' | 'undo' | 'recall';

/** Moves the tickets of the board until the run is over. */
export async function runCook(kitchen: Kitchen, random: Random): Promise<void> {
  const { simulation, admin } = kitchen;
  const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    sendUntilReply(simulation, 'staff', random, {
      method,
      path: `/api/admin/kitchen${path}`,
      token: admin.token,
      headers: { 'X-Forwarded-For': CAFE_IP },
      ...(body && { body }),
    });

  async function tap(what: Tap, { id, version }: Ticket): Promise<Reply | undefined> {
    const { reply, unheard } = await ask('POST', `/orders/${id}/${what}`, { version });
    const outcome =
      reply?.status === 200 ? 'acknowledged' : reply && unheard === 0 ? 'refused' : 'unknown';
    simulation.clientRecords.taps.push({ orderId: id, version, outcome });
    return reply;
  }

  async function work(ticket: Ticket): Promise<void> {
    const [line] = ticket.lines;
    if (line && random.chance(TICKS)) {
      const at = new Date().toISOString();
      const ticked = { lines: [line.line], isDone: !line.isDone, at };
      await ask('PUT', `/orders/${ticket.id}/lines`, ticked);
    }
    const taps = random.chance(TAPS_TWICE) ? 2 : 1;
    const replies = await Promise.all(Array.from({ length: taps }, () => tap('move', ticket)));
    const moved = replies.find((reply) => reply?.status === 200);
    if (moved && random.chance(UNDOES)) await tap('undo', moved.body);
  }

  while (!simulation.isOver()) {
    const isRecall = random.chance(RECALLS);
    const { reply } = await ask('GET', isRecall ? '/recent' : '');
    if (reply?.status === 200) {
      const board: Board | Ticket[] = reply.body;
      const tickets = Array.isArray(board) ? board : board.tickets;
      const near = tickets.slice(0, FIRST);
      if (near.length > 0)
        await (isRecall ? tap('recall', random.pick(near)) : work(random.pick(near)));
    }
    await sleep(random.below(kitchen.longestPauseMs));
  }
}
