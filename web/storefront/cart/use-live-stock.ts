import { useRevalidator } from 'react-router';
import { type StockByProduct, stockOf } from '../../../shared/domain/menu/stock';
import { useVisibleInterval } from '../../device/use-visible-interval';
import { STOCK_REFRESH_THROTTLE_MS, type StockStore } from './stock-store';

/** Above the throttle, which would otherwise skip every other time. */
const FOLLOW_EVERY_MS = STOCK_REFRESH_THROTTLE_MS + 500;

/** Follows the stock while the page is open and visible: the kitchen sells out, and others buy. */
export function useLiveStock(stock: StockStore): void {
  const { revalidate } = useRevalidator();
  const follow = async () => {
    const before = stock.get().stock;
    await stock.follow();
    // The menu says until when a dish is sold out.
    if (hasRunOut(before, stock.get().stock)) void revalidate();
  };
  useVisibleInterval(() => void follow(), FOLLOW_EVERY_MS, true);
}

function hasRunOut(before: StockByProduct = {}, now: StockByProduct = {}): boolean {
  return Object.keys(before).some((id) => stockOf(before, id) > 0 && stockOf(now, id) === 0);
}
