import { SmsFailure } from './sms-sender';

/** Both tries together end before the page gives up, after 15 s. */
const TIMEOUT_MS = 6000;
const MOST_TRIES = 2;

/** How to hand a message to a provider. */
export interface MessagePost {
  /** For the log. */
  provider: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

/**
 * Posts to a provider and answers what it said. No answer in time, a broken connection and 5xx are
 * tried once more; 4xx never is: the same request would be refused again, and paid for.
 * @throws SmsFailure
 */
export async function postMessage(post: MessagePost): Promise<Response> {
  let mayHaveArrived = false;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryPost(post);
    // Not asked whether it is a Response: in a shop that listens, that is Hono's, and fetch's is none.
    const answer = outcome instanceof SmsFailure ? undefined : outcome;
    if (answer?.ok) return answer;
    const failure = outcome instanceof SmsFailure ? outcome : await refusalOf(post, outcome);
    mayHaveArrived ||= failure.mayHaveArrived;
    const isFinal = answer !== undefined && answer.status < 500;
    if (isFinal || attempt === MOST_TRIES) {
      throw new SmsFailure(failure.message, mayHaveArrived);
    }
  }
}

async function tryPost({ provider, url, headers, body }: MessagePost) {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    // A code follows nobody to another address.
    return await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
  } catch {
    // The error itself may name the address, and with MSG91 that names the number and the code.
    return signal.aborted
      ? new SmsFailure(`${provider} did not answer within ${TIMEOUT_MS} ms`, true)
      : new SmsFailure(`${provider} could not be reached`);
  }
}

/** Of the answer only its status and a number that Twilio explains: a sentence may hold the phone's. */
async function refusalOf({ provider }: MessagePost, answer: Response): Promise<SmsFailure> {
  const said: unknown = await answer.json().catch(() => undefined);
  const reason = errorNumber(said);
  return new SmsFailure(
    `${provider} answered ${answer.status}${reason === undefined ? '' : `, error ${reason}`}`,
  );
}

function errorNumber(said: unknown): number | undefined {
  if (typeof said !== 'object' || said === null || !('code' in said)) return undefined;
  const { code } = said;
  return typeof code === 'number' && Math.abs(code) < 1_000_000 ? code : undefined;
}
