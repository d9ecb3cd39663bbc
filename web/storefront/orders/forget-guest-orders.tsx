import { Button } from '../../ui/button';
import { useToast } from '../../ui/toast';
import { forgetGuestDetails } from '../account/checkout-draft/checkout-draft';
import { forgetGuestOrders } from './guest-orders';

/** @param running the ids of the orders that stay reachable. */
export function ForgetGuestOrders({ running }: { running: readonly string[] }) {
  const toast = useToast();
  const forget = () => {
    forgetGuestDetails();
    forgetGuestOrders(running);
    toast('success', 'Forgotten on this device.');
  };
  return (
    <div className="flex flex-col items-start gap-2 text-sm text-ink-soft">
      <p>
        This device remembers orders placed without signing in, and shows them to anyone who uses
        it.
      </p>
      <Button variant="quiet" onClick={forget}>
        Forget finished orders
      </Button>
    </div>
  );
}
