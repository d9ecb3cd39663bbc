import { m } from '../../../shared/messages/compiled/messages';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Notice } from '../../ui/notice';
import { Unmoving } from '../../ui/unmoving';
import type { CheckoutSteps } from './use-checkout-steps';

/** Why the cart cannot be ordered like this, with the way on. The page's banner says that the shop is closed. */
export function ObstacleNotices({ checkout }: { checkout: CheckoutSteps }) {
  const shown = checkout.obstacles.filter(({ kind }) => kind !== 'closed');
  return (
    <Unmoving
      news={shown.map(({ message }) => message).join()}
      className="-mb-4 flex flex-col gap-4 not-empty:pb-4"
    >
      {shown.map(({ kind, message, canPickUp }) => (
        <Notice key={kind} kind="warning" role="status">
          {message}
          <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
            {kind === 'minimum' && (
              <ButtonLink to="/menu" variant="quiet">
                {m.checkout_add_something()}
              </ButtonLink>
            )}
            {canPickUp && (
              <Button variant="quiet" onClick={() => checkout.change({ method: 'pickup' })}>
                {m.checkout_choose_pickup()}
              </Button>
            )}
          </div>
        </Notice>
      ))}
    </Unmoving>
  );
}
