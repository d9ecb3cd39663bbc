import autocannon from 'autocannon';
import { quantile } from '../tests/support/platform/quantile';

/** The result of one load. */
export interface Measured {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Responses other than 2xx, and requests without one. Anything but 0 invalidates the figure. */
  failed: number;
}

/** A load over HTTP: every connection sends its next request as soon as it has a response. */
export interface HttpLoad {
  url: string;
  connections: number;
  seconds: number;
  /** Builds each request, if they differ. */
  nextRequest?: () => { method: 'POST'; headers: Record<string, string>; body: string };
}

/** Puts a load on a server and measures complete responses per second and their latencies. */
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

/** Repeats the work in parallel lanes for a number of seconds. */
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
  return {
    perSecond: latencies.length / elapsed,
    p50Ms: quantile(latencies, 0.5),
    p99Ms: quantile(latencies, 0.99),
    failed: 0,
  };
}
