import { Check, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';

export interface TimelineItem {
  key: string;
  label: string;
  detail?: ReactNode;
  state: 'done' | 'current' | 'later';
  icon?: LucideIcon | undefined;
  /** Whether the current step is a failure, such as Cancelled. */
  bad?: boolean | undefined;
}

const DOT: Record<TimelineItem['state'], string> = {
  done: 'bg-hill text-on-hill',
  current: 'bg-waffle text-on-waffle ring-4 ring-waffle-soft',
  later: 'bg-sunken text-ink-soft border border-mist',
};

/** Earlier steps filled, the current one highlighted, later ones grey (orders rule 11). */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <ol className="flex flex-col">
      {items.map(({ key, label, detail, state, icon, bad }, index) => {
        const Icon = state === 'done' ? Check : icon;
        return (
          <li
            key={key}
            aria-current={state === 'current' ? 'step' : undefined}
            className="relative flex gap-4 pb-6 last:pb-0"
          >
            {index < items.length - 1 && (
              <span
                aria-hidden
                className={classNames(
                  'absolute top-9 bottom-0 left-4.25 w-0.5',
                  state === 'done' ? 'bg-hill' : 'bg-mist',
                )}
              />
            )}
            <span
              aria-hidden
              className={classNames(
                'grid size-9 shrink-0 place-items-center rounded-full [&_svg]:size-5',
                bad ? 'bg-chilli text-on-chilli ring-4 ring-chilli-soft' : DOT[state],
              )}
            >
              {Icon && <Icon />}
            </span>
            <span className="flex min-h-9 min-w-0 flex-col justify-center">
              <span
                className={classNames(
                  state === 'current' && 'text-lg font-bold large-text:text-base',
                  state === 'done' && 'font-semibold',
                  state === 'later' && 'text-ink-soft',
                )}
              >
                {label}
              </span>
              {detail !== undefined && <span className="text-sm text-ink-soft">{detail}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
