import { refusal } from '../../api/refusal';
import { IdentityError } from '../../session/identity-service';

/** The message of a failed request, in the server's own words if it sent any. */
export function sentence(error: unknown): string {
  return error instanceof IdentityError ? error.message : refusal(error).message;
}
