import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';

export type StepState = 'done' | 'open' | 'later';

interface StepCardProps {
  number: 1 | 2 | 3;
  title: string;
  state: StepState;
  summary?: ReactNode;
  /** Reopens the step; undefined if it cannot be changed. */
  onChange?: (() => void) | undefined;
  children: ReactNode;
}

export function StepCard({ number, title, state, summary, onChange, children }: StepCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);

  useEffect(() => {
    // Move the focus to the opened step for keyboard and screen reader.
    if (state === 'open' && before.current === 'later') heading.current?.focus();
    before.current = state;
  }, [state]);

  return (
    <section
      aria-labelledby={`step-${number}`}
      className={classNames(
        'rounded-lg border bg-raised shadow-card',
        state === 'open' ? 'border-mist-strong' : 'border-mist',
      )}
    >
      <div className="flex flex-col gap-1 p-4 sm:px-6">
        <div className="flex items-center gap-3 large-text:flex-wrap">
          <span
            aria-hidden
            className={classNames(
              'grid size-8 shrink-0 place-items-center rounded-full font-bold leading-none tabular-nums large-text:text-sm',
              state === 'done' && 'bg-hill text-on-hill',
              state === 'open' && 'bg-waffle text-on-waffle',
              state === 'later' && 'bg-sunken text-ink-soft',
            )}
          >
            {state === 'done' ? <Check className="size-5" /> : number}
          </span>
          <h2
            id={`step-${number}`}
            ref={heading}
            tabIndex={-1}
            className={classNames(
              'min-w-0 flex-1 scroll-mt-24 text-lg large-text:basis-[calc(100%-2rem)] large-text:text-base',
              state === 'later' && 'text-ink-soft',
            )}
          >
            {title}
          </h2>
          {state === 'done' && onChange && (
            <Button
              variant="plain"
              onClick={onChange}
              aria-label={m.checkout_change_step({ step: title })}
              className="-my-2 -mr-2 px-2! large-text:my-0 large-text:-ml-2"
            >
              {m.ui_change()}
            </Button>
          )}
        </div>
        {state === 'done' && <div className="pl-11 text-ink-soft large-text:pl-0">{summary}</div>}
      </div>
      {state === 'open' && <div className="px-4 pb-5 sm:px-6">{children}</div>}
    </section>
  );
}
