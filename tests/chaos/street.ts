import { setTimeout as sleep } from 'node:timers/promises';
import type { Dice } from './dice';
import { asksToRetry, type Heard, type Sent, send } from './send';
import type { Testimony } from './testimony';

/** What all who take part share: where the shop is, how long it goes on, and what they know. */
export interface Street {
  /** Of the proxy before the servers. */
  url: string;
  testimony: Testimony;
  /** Answers by their status and code, those that ask to come again too. */
  answers: Map<string, number>;
  /** Sends that were not answered. */
  unheard: number;
  /** Whether it is time to go home; what was begun is brought to its end. */
  isOver: () => boolean;
  /** Whether even that has to stop. */
  isLate: () => boolean;
}

const WAIT_MS = { least: 50, most: 500 };

/** Sends once, and counts what came of it. */
export async function sendOnce(street: Street, sent: Sent): Promise<Heard | undefined> {
  const heard = await send(street.url, sent);
  if (heard) {
    const code = typeof heard.body?.code === 'string' ? ` ${heard.body.code}` : '';
    const name = `${heard.status}${code}`;
    street.answers.set(name, (street.answers.get(name) ?? 0) + 1);
  } else {
    street.unheard += 1;
  }
  return heard;
}

/** Sends until a definite answer is heard; undefined when it got too late for one. */
export async function sendUntilHeard(
  street: Street,
  dice: Dice,
  sent: Sent,
): Promise<{ heard: Heard | undefined; unheard: number }> {
  let unheard = 0;
  while (!street.isLate()) {
    const heard = await sendOnce(street, sent);
    if (heard && !asksToRetry(heard)) return { heard, unheard };
    if (!heard) unheard += 1;
    await pause(dice);
  }
  return { heard: undefined, unheard };
}

/** Waits a moment before the next try. */
export async function pause(dice: Dice): Promise<void> {
  await sleep(dice.between(WAIT_MS.least, WAIT_MS.most));
}
