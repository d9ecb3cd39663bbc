import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FirstDayMarks } from '../../../../shared/contract/operate/first-day-contract';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import type { StepWords } from './step-words';

interface FirstDayItemProps {
  words: StepWords;
  isDone: boolean;
  /** Whether its first link is the strongest button of the list. */
  isNext: boolean;
  busy: boolean;
  onConfirm: (marks: Partial<FirstDayMarks>) => void;
  children: ReactNode;
}

export function FirstDayItem(props: FirstDayItemProps) {
  const { words, isDone, isNext, busy, onConfirm, children } = props;
  const { title, text, links, confirm } = words;
  if (isDone) {
    return (
      <li className="flex min-h-13 items-center gap-3 py-2">
        <CircleCheck aria-hidden className="size-6 shrink-0 text-leaf" />
        <h3 className="flex-1 font-body text-base font-semibold">{title}</h3>
        <Badge tone="leaf">Done</Badge>
      </li>
    );
  }
  return (
    <li className="flex gap-3 py-3">
      <Circle aria-hidden className="size-6 shrink-0 text-mist-strong" />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div>
          <h3 className="font-body text-base font-semibold">{title}</h3>
          <p className="max-w-prose text-ink-soft">{text}</p>
        </div>
        {children}
        <div className="flex flex-wrap gap-2">
          {links.map(({ to, label, newTab }, index) => (
            <ButtonLink
              key={to}
              to={to}
              variant={isNext && index === 0 ? 'primary' : 'quiet'}
              {...(newTab && { target: '_blank' })}
            >
              {label}
            </ButtonLink>
          ))}
          {confirm && (
            <Button variant="plain" busy={busy} onClick={() => onConfirm(confirm.marks)}>
              {confirm.label}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
