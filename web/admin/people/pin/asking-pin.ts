import type { Api } from '../../../api/api-client';
import { refusal } from '../../../api/refusal';
import { withTimeout } from '../../../api/with-timeout';

type Call = (...input: unknown[]) => Promise<unknown>;
type Calls = Readonly<Record<string, Call>>;

/** While somebody typed their PIN, the timeout of the first call ran on. */
function withFreshTimeout([body, options, ...others]: unknown[]): unknown[] {
  const hasSignal = typeof options === 'object' && options !== null && 'signal' in options;
  return [body, hasSignal ? { ...options, ...withTimeout() } : options, ...others];
}

/**
 * An API client whose calls ask for the PIN when they are refused without it, and are then sent once more.
 * @param askPin whether somebody entered their PIN.
 */
export function askingPin(api: Api, askPin: () => Promise<boolean>): Api {
  const asking =
    (call: Call): Call =>
    async (...input) => {
      try {
        return await call(...input);
      } catch (error) {
        if (refusal(error).code !== 'pin_needed' || !(await askPin())) throw error;
        return call(...withFreshTimeout(input));
      }
    };
  const areas = new Map<string, Calls>();
  const askingArea = (calls: Calls): Calls => {
    const made = new Map<string, Call>();
    return new Proxy(calls, {
      get(_, name: string) {
        const call = made.get(name) ?? asking(calls[name] as Call);
        made.set(name, call);
        return call;
      },
    });
  };
  return new Proxy(api, {
    get(_, name: string) {
      const calls =
        areas.get(name) ?? askingArea((api as unknown as Record<string, Calls>)[name] as Calls);
      areas.set(name, calls);
      return calls;
    },
  });
}
