import type { Board, Ticket } from '../../../shared/contract/kitchen/kitchen-contract';
import type { Random } from '../random';
import type { Reply } from './send';
import { outcomeOf, pauses, staffAsk, untilOver, type Work } from './simulation';

/** Probabilities of a cook's actions, 0 to 1. */
const TAPS_TWICE = 0.3;
const UNDOES = 0.2;
const RECALLS = 0.1;
const TICKS = 0.2;
/** Few tickets are worked on, so that several cooks tap the same ones. */
const FIRST = 10;

const KITCHEN = '/api/admin/kitchen';

/** Moves the tickets of the board until the run is over. */
export async function runCook(work: Work, random: Random): Promise<void> {
  const { simulation, admin, longestPauseMs } = work;
  const ask = staffAsk(simulation, admin, random);

  async function tap(what: string, { id, version }: Ticket): Promise<Reply | undefined> {
    const heard = await ask('POST', `${KITCHEN}/orders/${id}/${what}`, { version });
    simulation.clientRecords.taps.push({ orderId: id, version, outcome: outcomeOf(heard) });
    return heard.reply;
  }

  async function workOn(ticket: Ticket): Promise<void> {
    const [line] = ticket.lines;
    if (line && random.chance(TICKS)) {
      const at = new Date().toISOString();
      const ticked = { lines: [line.line], isDone: !line.isDone, at };
      await ask('PUT', `${KITCHEN}/orders/${ticket.id}/lines`, ticked);
    }
    const taps = random.chance(TAPS_TWICE) ? 2 : 1;
    const replies = await Promise.all(Array.from({ length: taps }, () => tap('move', ticket)));
    const moved = replies.find((reply) => reply?.status === 200);
    if (moved && random.chance(UNDOES)) await tap('undo', moved.body);
  }

  await untilOver(simulation, pauses(random, [0, longestPauseMs]), async () => {
    const isRecall = random.chance(RECALLS);
    const { reply } = await ask('GET', isRecall ? `${KITCHEN}/recent` : KITCHEN);
    if (reply?.status !== 200) return;
    const board: Board | Ticket[] = reply.body;
    const near = (Array.isArray(board) ? board : board.tickets).slice(0, FIRST);
    if (near.length === 0) return;
    await (isRecall ? tap('recall', random.pick(near)) : workOn(random.pick(near)));
  });
}
