import type { SessionState } from '../../session/customer-session';
import type { OrderAttempt } from './order-attempt';

/**
 * Who looks at a kept order: the one who made it, someone else, or nobody knows yet. A guest's is
 * shown to whoever holds the phone, as the cart is.
 */
export function whoseOrder(
  { body: { userId } }: OrderAttempt,
  session: SessionState,
): 'own' | 'foreign' | 'unknown' {
  if (!userId) return 'own';
  if (session.status !== 'signed-in') return 'unknown';
  return session.profile.id === userId ? 'own' : 'foreign';
}
