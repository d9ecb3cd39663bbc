import { ListChecks, Plus, RotateCcw } from 'lucide-react';
import type { Board } from '../../../../shared/contract/kitchen/kitchen-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import { useStore } from '../../../device/store';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { NEW_ORDER } from '../../kit/back-office-pages';
import { SoldOutTool } from '../../menu/sold-out/sold-out-section';
import { StationSelect } from './station-select';
import { openStation, tabletView } from './stations';

/** The height of the large buttons, so that the row is as high with moves to undo as without. */
const TOOL =
  'min-h-14 max-xl:px-3 max-lg:px-2 max-md:min-h-13 max-md:w-full max-md:px-1 max-md:text-sm max-md:leading-4';

interface BoardToolsProps {
  board: Board;
  toMake: number;
  onRecall: () => void;
}

export function BoardTools({ board, toMake, onRecall }: BoardToolsProps) {
  const view = useStore(tabletView);
  const { showsDishes } = view;
  return (
    <div className="flex flex-wrap items-center gap-1 xl:gap-2 max-md:order-last max-md:grid max-md:w-full max-md:auto-cols-fr max-md:grid-flow-col max-xl:[&_svg]:hidden">
      <Button
        variant={showsDishes ? 'primary' : 'quiet'}
        className={TOOL}
        aria-expanded={showsDishes}
        onClick={() => tabletView.set({ ...view, showsDishes: !showsDishes })}
      >
        <ListChecks aria-hidden className="size-6" />
        {m.kitchen_to_make()} <span className="tabular-nums">{toMake}</span>
      </Button>
      <StationSelect
        stations={board.stations}
        chosen={openStation(board, view)}
        className={TOOL}
        onChoose={(station) => tabletView.set({ ...view, station })}
      />
      <Button variant="quiet" className={TOOL} onClick={onRecall}>
        <RotateCcw aria-hidden className="size-6" />
        {m.kitchen_bring_back()}
      </Button>
      <SoldOutTool className={TOOL} />
      <ButtonLink to={NEW_ORDER} variant="quiet" className={TOOL}>
        <Plus aria-hidden className="size-6" />
        {m.kitchen_new_order()}
      </ButtonLink>
      {board.refundsDue > 0 && (
        <ButtonLink
          to="/admin/orders?status=cancelled&paymentStatus=paid"
          variant="danger"
          className={TOOL}
        >
          {m.kitchen_refunds()} <span className="tabular-nums">{board.refundsDue}</span>
        </ButtonLink>
      )}
    </div>
  );
}
