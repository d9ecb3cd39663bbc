import type { RefusalCode } from '../../../shared/domain/refusals';
import { refusal } from '../../api/refusal';

/** What a page's loader answers: its data, or the code of the refusal that left it without. */
export type Loaded<Data> = { data: Data; failure?: undefined } | { failure: RefusalCode };

/** Loads a page's data; a refusal is an answer too, so that the page can say it in its own words. */
export async function loadPage<Data>(load: () => Promise<Data>): Promise<Loaded<Data>> {
  try {
    return { data: await load() };
  } catch (error) {
    return { failure: refusal(error).code };
  }
}
