import { useEffect } from 'react';
import { Notice } from '../../ui/notice';
import { useTrack } from '../analytics';
import { useShop } from '../shop/shop-context';

/** Said on every page while no orders are taken (spec §4). */
export function ClosedBanner() {
  const { closedMessage } = useShop();
  const track = useTrack();
  useEffect(() => {
    if (closedMessage !== undefined) track('view_store_closed_message');
  }, [closedMessage, track]);
  if (closedMessage === undefined) return null;
  return (
    <div className="bg-waffle-soft">
      <div className="column">
        <Notice kind="warning" role="status" className="px-0 font-semibold">
          {closedMessage} <span className="font-normal">You can still browse.</span>
        </Notice>
      </div>
    </div>
  );
}
