import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';

export type Tone = 'hill' | 'waffle' | 'chilli' | 'leaf' | 'sky' | 'mist';

/** A soft background with text of the same hue, at least 4.5:1 in both schemes. */
export const TONE_CLASS: Record<Tone, string> = {
  hill: 'bg-hill-soft text-hill',
  waffle: 'bg-waffle-soft text-waffle-ink',
  chilli: 'bg-chilli-soft text-chilli',
  leaf: 'bg-leaf-soft text-leaf',
  sky: 'bg-sky-soft text-sky',
  mist: 'bg-sunken text-ink-soft',
};

export interface BadgeLook {
  tone: Tone;
  icon: LucideIcon;
}

interface BadgeProps {
  tone: Tone;
  icon?: LucideIcon;
  children: ReactNode;
  className?: string;
}

export function Badge({ tone, icon: Icon, children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex w-fit max-w-full large-text:whitespace-normal items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap max-md:whitespace-normal [&_svg]:size-4 [&_svg]:shrink-0',
        TONE_CLASS[tone],
        className,
      )}
    >
      {Icon && <Icon aria-hidden />}
      {children}
    </span>
  );
}
