import { classNames } from './class-names';

/** `accent` is the amber action on a dark background; `quiet` is outlined; `plain` has no border. */
export type ButtonVariant = 'primary' | 'accent' | 'quiet' | 'plain' | 'danger';
type ButtonSize = 'md' | 'lg';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
}

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-md font-semibold text-center select-none ' +
  'transition-[background-color,border-color,color,opacity,transform] active:scale-[0.98] ' +
  'disabled:active:scale-100 [&_svg]:shrink-0';

const OFF =
  'disabled:bg-sunken disabled:text-ink-soft disabled:border-mist disabled:shadow-none ' +
  'aria-busy:cursor-progress';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-hill text-on-hill hover:bg-hill-strong border border-transparent',
  accent: 'bg-waffle text-on-waffle hover:brightness-105 border border-transparent',
  quiet: 'bg-raised text-ink border border-mist-strong hover:bg-sunken',
  plain: 'text-hill hover:bg-hill-soft border border-transparent disabled:bg-transparent',
  danger: 'bg-raised text-chilli border border-chilli hover:bg-chilli-soft',
};

const SIZES: Record<ButtonSize, string> = {
  md: 'min-h-11 px-4 py-2 text-base',
  lg: 'min-h-13 px-6 py-3 text-lg',
};

/** The classes of a button, for other elements: a link, a summary, a Base UI trigger. */
export function buttonClass({ variant = 'primary', size = 'md', wide }: ButtonLook = {}): string {
  return classNames(BASE, SIZES[size], VARIANTS[variant], OFF, wide && 'w-full');
}
