import autocannon from 'autocannon';

/** What one load came to. */
export interface Measured {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Answers that were not 2xx, and sends that got none; anything but 0 spoils the figure. */
  failed: number;
}

/** A load over HTTP: so many connections, each sending again as soon as it was answered. */
export interface HttpLoad {
  url: string;
  connections: number;
  seconds: number;
  /** Makes each request, where they differ. */
  nextRequest?: () => { method: 'POST'; headers: Record<string, string>; body: string };
}

/** Puts a load on a server and counts whole answers a second and their latencies. */
export async function measureHttp({
  url,
  connections,
  seconds,
  nextRequest,
}: HttpLoad): Promise<Measured> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(nextRequest && {
      requests: [{ setupRequest: (request) => ({ ...request, ...nextRequest() }) }],
    }),
  });
  return {
    perSecond: result['2xx'] / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}

/** Runs the work over and over in so many lanes side by side, for so many seconds. */
export async function measureWork(
  work: (lane: number) => Promise<void> | void,
  lanes: number,
  seconds: number,
): Promise<Measured> {
  const latencies: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  const runLane = async (lane: number) => {
    for (let now = performance.now(); now < end; ) {
      await work(lane);
      const done = performance.now();
      latencies.push(done - now);
      now = done;
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, lane) => runLane(lane)));
  const elapsed = (performance.now() - start) / 1000;
  latencies.sort((a, b) => a - b);
  const quantile = (part: number) => latencies[Math.floor((latencies.length - 1) * part)] ?? 0;
  return {
    perSecond: latencies.length / elapsed,
    p50Ms: quantile(0.5),
    p99Ms: quantile(0.99),
    failed: 0,
  };
}
