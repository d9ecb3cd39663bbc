/** The server sends a heartbeat every 20 s; a stream that is silent for longer than this is lost. */
const LONGEST_SILENCE_MS = 50_000;

/** The data of server-sent events. @throws when the stream breaks or falls silent. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await unlessSilent(reader.read());
      if (done) return;
      const events = (text + decoder.decode(value, { stream: true })).split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const data = /^data: (.*)$/m.exec(event)?.[1];
        // Comments are heartbeats.
        if (data !== undefined) yield JSON.parse(data);
      }
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

function unlessSilent<Chunk>(read: Promise<Chunk>): Promise<Chunk> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the stream timed out')), LONGEST_SILENCE_MS);
    read.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
