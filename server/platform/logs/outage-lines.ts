import { isSchemaOutdated, isUnavailable } from '../db/engine-errors';

/** Far above the pause between two tries of the listening connection, or two runs of the jobs. */
const OVER_AFTER_MS = 15_000;

interface OutageLines {
  /** What to do with a line of these fields: `began` marks the first of an outage, which is written. */
  judge(fields: object): 'write' | 'began' | 'count';
}

/**
 * While the database is unavailable, every request, job and connection fails alike, several hundred
 * times a second. So an outage has two lines: its first failure, and one after 15 s without another.
 * @param writeEnd called with its length (s) and the number of lines that were left out.
 */
export function outageLines(
  writeEnd: (fields: { outage: 'over'; seconds: number; count: number }) => void,
): OutageLines {
  let count = 0;
  let beganAt = 0;
  let lastAt = 0;
  let timer: NodeJS.Timeout | undefined;

  function end(): void {
    timer = undefined;
    const seconds = Math.round((lastAt - beganAt) / 100) / 10;
    if (count > 0) writeEnd({ outage: 'over', seconds, count });
    count = 0;
  }

  return {
    judge(fields) {
      const isFailure = Object.values(fields).some(isOutage);
      if (!isFailure && !(timer && isRefusedRequest(fields))) return 'write';
      if (!isFailure) {
        count += 1;
        return 'count';
      }
      lastAt = performance.now();
      if (timer) {
        timer.refresh();
        count += 1;
        return 'count';
      }
      beganAt = lastAt;
      timer = setTimeout(end, OVER_AFTER_MS).unref();
      return 'began';
    },
  };
}

function isOutage(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isOutage);
  if (value instanceof AggregateError) return value.errors.some(isOutage);
  if (!(value instanceof Error)) return false;
  const isRefusal = 'code' in value && value.code === 'unavailable';
  return isRefusal || isUnavailable(value) || isSchemaOutdated(value);
}

function isRefusedRequest(fields: object): boolean {
  return 'status' in fields && fields.status === 503;
}
