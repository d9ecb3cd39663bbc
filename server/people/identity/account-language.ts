import { decodeJwt } from 'jose';
import * as z from 'zod';
import { LANGUAGE_SWITCHED_COOKIE } from '../../../shared/domain/platform/languages';
import type { Database } from '../../platform/db/database';
import { offeredLanguages } from '../../platform/http/pages/offered-languages';
import { chosenLanguage, languageCookie } from '../../platform/http/pages/page-language';
import { chooseLanguage, findCustomer } from '../customers/customer-store';

const signedIn = z.object({ user: z.object({ id: z.string() }) });
const SWITCHED = new RegExp(`(?:^|;\\s*)${LANGUAGE_SWITCHED_COOKIE}=`);
const FORGET_SWITCHED = `${LANGUAGE_SWITCHED_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`;

export type AccountLanguage = ReturnType<typeof accountLanguage>;

/** The language of a customer's account (people rule 11). `cookies` is the request's header. */
export function accountLanguage(db: Database, publicUrl: string) {
  return {
    /** The language that was chosen on the device becomes the account's. A device without one gets the account's. */
    async afterSignIn(response: Response, cookies: string | null): Promise<Response> {
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
    },
    /**
     * Stores a switch of language once, with the token that the page asks for after it: an older choice on another
     * device does not come back. The limit of the session's requests holds (120 a minute). Staff have no language.
     * @param token of the response, which the shop has just signed.
     */
    async storeSwitch(response: Response, token: string, cookies: string | null): Promise<void> {
      if (!cookies || !SWITCHED.test(cookies)) return;
      const { sub } = decodeJwt(token);
      const chosen = chosenLanguage(cookies);
      if (sub && chosen) await chooseLanguage(db, sub, chosen);
      response.headers.append('Set-Cookie', FORGET_SWITCHED);
    },
  };
}
