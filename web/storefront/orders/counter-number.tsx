import { m } from '../../../shared/messages/compiled/messages';
import { withElements } from '../../ui/with-elements';

/** The number that is called at the counter, larger than the order's code, which nobody calls. */
export function CounterNumber({ number }: { number: number | undefined }) {
  if (number === undefined) return null;
  return (
    <p className="mt-3">
      {withElements(m.order_we_call_number, {
        number: <strong className="mx-1 text-4xl tabular-nums">{number}</strong>,
      })}
    </p>
  );
}
