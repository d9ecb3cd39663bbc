import { refusal } from '../../api/refusal';
import { IdentityError } from '../../session/identity-service';

/** What went wrong, for a person: the server's own words wherever it has some. */
export function sentence(error: unknown): string {
  return error instanceof IdentityError ? error.message : refusal(error).message;
}
