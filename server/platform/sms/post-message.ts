import { SmsFailure } from './sms-sender';

/** Two attempts end before the page gives up, after 15 s. */
const TIMEOUT_MS = 6000;
const MAX_ATTEMPTS = 2;

interface MessagePost {
  provider: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Timeouts, broken connections and 5xx are retried once; 4xx would be refused again. @throws SmsFailure */
export async function postMessage(post: MessagePost): Promise<Response> {
  let mayHaveArrived = false;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryPost(post);
    // Not `instanceof Response`, because a listening server replaces the global with Hono's.
    const answer = outcome instanceof SmsFailure ? undefined : outcome;
    if (answer?.ok) return answer;
    const failure = outcome instanceof SmsFailure ? outcome : await refusalOf(post, outcome);
    mayHaveArrived ||= failure.mayHaveArrived;
    const isFinal = answer !== undefined && answer.status < 500;
    if (isFinal || attempt === MAX_ATTEMPTS) {
      throw new SmsFailure(failure.message, mayHaveArrived);
    }
  }
}

async function tryPost({ provider, url, headers, body }: MessagePost) {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    // Never follow a redirect with a code.
    return await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
  } catch {
    // Do not log the error: it may quote the URL, and MSG91's contains the number and the code.
    return signal.aborted
      ? new SmsFailure(`${provider} did not answer within ${TIMEOUT_MS} ms`, true)
      : new SmsFailure(`${provider} could not be reached`);
  }
}

/** Only the status and Twilio's error number are logged: its message may hold the phone number. */
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
