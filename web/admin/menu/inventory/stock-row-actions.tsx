import { CircleSlash, History, PackageCheck, Pencil, Trash2, Undo2 } from 'lucide-react';
import type { InventoryRecord } from '../../../../shared/contract/menu/inventory-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { stockWords } from '../../../ui/stock-words';

interface StockRowActionsProps {
  record: InventoryRecord;
  busy: boolean;
  /** Ends its being sold out for a while; undefined unless staff have marked the product itself. */
  onSellAgain: (() => void) | undefined;
  onSoldOut: () => void;
  onRestock: () => void;
  onThrowAway: () => void;
  onUpdate: () => void;
  onHistory: () => void;
}

const TAP = 'md:max-xl:px-3 md:max-xl:[&_svg]:hidden aria-disabled:opacity-50';

/** The buttons of a row. The two that the kitchen uses come first and keep their labels at every width. */
export function StockRowActions(props: StockRowActionsProps) {
  const { record, busy, onSellAgain, onSoldOut, onRestock, onUpdate } = props;
  const { productName, currentStock, startingStock, soldOutUntil } = record;
  const canSellOut = !busy && currentStock > 0 && soldOutUntil === null;
  const canRestock = !busy && currentStock < startingStock;
  return (
    <span className="flex items-center flex-wrap gap-2 max-md:w-full md:gap-1 xl:gap-2">
      {onSellAgain ? (
        <Button
          variant="quiet"
          className={TAP}
          aria-disabled={busy}
          aria-label={m.menuoffice_sell_again_of({ name: productName })}
          onClick={busy ? undefined : onSellAgain}
        >
          <Undo2 aria-hidden className="size-5 max-md:hidden" />
          {m.menuoffice_sell_again()}
        </Button>
      ) : (
        <Button
          variant="danger"
          className={TAP}
          aria-disabled={!canSellOut}
          aria-label={m.menuoffice_mark_sold_out_of({ name: productName })}
          onClick={canSellOut ? onSoldOut : undefined}
        >
          <CircleSlash aria-hidden className="size-5 max-md:hidden" />
          <span className="max-md:hidden">{m.menuoffice_mark_sold_out()}</span>
          <span className="md:hidden">{m.menuoffice_sold_out()}</span>
        </Button>
      )}
      <Button
        variant="quiet"
        className={TAP}
        aria-disabled={!canRestock}
        title={m.menuoffice_back_to_stock({ stock: stockWords(startingStock).toLowerCase() })}
        aria-label={m.menuoffice_restock_of({ name: productName })}
        onClick={canRestock ? onRestock : undefined}
      >
        <PackageCheck aria-hidden className="size-5 max-md:hidden" />
        {m.menuoffice_restock()}
      </Button>
      <span className="flex max-md:ml-auto">
        <Button
          variant="plain"
          className="max-xl:px-3"
          aria-label={m.menuoffice_update_of({ name: productName })}
          onClick={onUpdate}
        >
          <Pencil aria-hidden className="size-5" />
          <span className="max-xl:sr-only">{m.menuoffice_update()}</span>
        </Button>
        {currentStock > 0 && (
          <IconButton
            label={m.waste_throw_away_of({ name: productName })}
            icon={<Trash2 aria-hidden />}
            onClick={props.onThrowAway}
          />
        )}
        <IconButton
          label={m.menuoffice_history_of({ name: productName })}
          icon={<History aria-hidden />}
          onClick={props.onHistory}
        />
      </span>
    </span>
  );
}
