import type { TicketStage } from '../../../../shared/domain/orders/ticket';
import { classNames } from '../../../ui/class-names';
import { STAGE_LABELS } from './ticket-words';

const TABS = ['new', 'preparing', 'ready'] as const;

interface StageTabsProps {
  counts: Record<string, number>;
  chosen: TicketStage;
  onChoose: (stage: TicketStage) => void;
}

export function StageTabs({ counts, chosen, onChoose }: StageTabsProps) {
  return (
    <div className="flex shrink-0 gap-1 px-2 pt-2 large-text:flex-wrap md:hidden">
      {TABS.map((stage) => (
        <button
          key={stage}
          type="button"
          aria-pressed={stage === chosen}
          className={classNames(
            'min-h-13 flex-1 rounded-md text-lg font-bold',
            look(stage, stage === chosen, counts[stage] ?? 0),
          )}
          onClick={() => onChoose(stage)}
        >
          {STAGE_LABELS[stage]()} <span className="tabular-nums">{counts[stage]}</span>
        </button>
      ))}
    </div>
  );
}

/** A new order is seen from the other columns too. */
function look(stage: TicketStage, isChosen: boolean, count: number): string {
  if (isChosen) return 'bg-hill text-on-hill';
  return stage === 'new' && count > 0 ? 'bg-waffle text-on-waffle' : 'bg-raised';
}
