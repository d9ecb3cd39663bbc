import * as z from 'zod';
import type { Database } from '../../platform/db/database';
import { offeredLanguages } from '../../platform/http/pages/offered-languages';
import { chosenLanguage, languageCookie } from '../../platform/http/pages/page-language';
import { chooseLanguage, findCustomer } from '../customers/customer-store';

const signedIn = z.object({ user: z.object({ id: z.string() }) });

/**
 * After a sign-in the language that was chosen on the device becomes the account's. A device without one gets the
 * account's (people rule 11).
 * @param cookies the request's header.
 */
export function accountLanguage(db: Database, publicUrl: string) {
  return async (response: Response, cookies: string | null): Promise<Response> => {
    if (!response.ok) return response;
    const { id } = signedIn.parse(await response.clone().json()).user;
    const chosen = chosenLanguage(cookies);
    if (chosen) {
      await chooseLanguage(db, id, chosen);
      return response;
    }
    const known = (await findCustomer(db, id))?.language;
    if (known && offeredLanguages().includes(known)) {
      response.headers.append('Set-Cookie', languageCookie(known, publicUrl));
    }
    return response;
  };
}
