import type { OrderNews } from '../../../shared/contract/orders/live-contract';

const LONGEST_WAIT_MS = 10_000;

/** A client of the stream of order events. */
export interface OpenStream {
  status: number;
  headers: Headers;
  /** The body, if the stream was refused. */
  refusal: unknown;
  /**
   * The next event; undefined once the stream has ended.
   * @throws when none comes within 10 s.
   */
  next(): Promise<OrderNews | undefined>;
  close(): Promise<void>;
}

/** Reads a response as server-sent events. Each event's id must equal the one in its data. */
export async function readStream(response: Response): Promise<OpenStream> {
  const { status, headers } = response;
  const isStream = headers.get('Content-Type')?.startsWith('text/event-stream');
  const refusal = isStream ? undefined : await response.json();
  const reader = isStream
    ? response.body?.pipeThrough(new TextDecoderStream()).getReader()
    : undefined;
  let text = '';

  async function next(): Promise<OrderNews | undefined> {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end < 0) {
        const read = await within(reader?.read() ?? Promise.resolve(undefined));
        if (!read || read.done) return undefined;
        text += read.value;
        continue;
      }
      const lines = text.slice(0, end).split('\n');
      text = text.slice(end + 2);
      const field = (name: string) =>
        lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
      const data = field('data');
      if (data === undefined) continue;
      const news: OrderNews = JSON.parse(data);
      if (news.id !== field('id')) throw new Error(`${field('id')} brought ${data}`);
      return news;
    }
  }
  return { status, headers, refusal, next, close: async () => reader?.cancel() };
}

async function within<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const fail = () => reject(new Error('No event arrived'));
    timer = setTimeout(fail, LONGEST_WAIT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
