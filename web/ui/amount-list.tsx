import type { Paise } from '../../shared/domain/platform/money';
import { m } from '../../shared/messages/compiled/messages';
import { classNames } from './class-names';
import { Price } from './price';

export type AmountLine = readonly [label: string, amount: Paise];

interface AmountListProps {
  lines: readonly AmountLine[];
  total?: Paise;
  className?: string;
}

/** Amounts below each other. On paper, which is white in both schemes, the labels have its black. */
export function AmountList({ lines, total, className }: AmountListProps) {
  return (
    <dl className={classNames('flex flex-col gap-1', className)}>
      {lines.map(([label, amount], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have one label, and none moves
        <div key={`${index} ${label}`} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-soft in-[.paper]:text-inherit">{label}</dt>
          <dd className="flex-1 text-right">
            <Price amount={amount} />
          </dd>
        </div>
      ))}
      {total !== undefined && (
        <div className="mt-1 flex flex-wrap justify-between gap-x-4 border-t border-mist-strong pt-2 text-lg font-bold">
          <dt>{m.ui_total()}</dt>
          <dd className="flex-1 text-right">
            <Price amount={total} />
          </dd>
        </div>
      )}
    </dl>
  );
}
