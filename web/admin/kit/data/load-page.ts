import type { RefusalCode } from '../../../../shared/domain/platform/refusals';
import { refusal } from '../../../api/refusal';
import { getToken } from '../../../session/browser-tokens';

/** The result of a page's loader: its data, or the code of the refusal. */
export type Loaded<Data> = { data: Data; failure?: undefined } | { failure: RefusalCode };

/**
 * Loads a page's data. A refusal is also a result, so that the page can show its own message. Signed
 * out, every call would be refused, so none is made.
 */
export async function loadPage<Data>(load: () => Promise<Data>): Promise<Loaded<Data>> {
  try {
    if ((await getToken()) === undefined) return { failure: 'unauthorized' };
    return { data: await load() };
  } catch (error) {
    return { failure: refusal(error).code };
  }
}
