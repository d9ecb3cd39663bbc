import { useNavigate } from 'react-router';
import { Button } from '../../../ui/button';
import type { UsedFirstDay } from './use-first-day';

/** Fills an empty menu, for an owner who would rather change dishes than type them. */
export function ExampleMenu({ busy, addExampleMenu }: UsedFirstDay) {
  const navigate = useNavigate();
  const add = async () => {
    if (await addExampleMenu()) navigate('/admin/products');
  };
  return (
    <div className="flex flex-col items-start gap-2 rounded-md bg-sunken p-3">
      <p>
        Or start from an example menu. Its prices and stock are made up, and customers do not see
        it: change what you serve, delete the rest, then activate the categories.
      </p>
      <Button variant="quiet" busy={busy} onClick={add}>
        Start from an example menu
      </Button>
    </div>
  );
}
