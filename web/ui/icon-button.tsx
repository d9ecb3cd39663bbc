import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string;
  icon: ReactNode;
};

/** A round 44 px button with only an icon. */
export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-grid size-11 shrink-0 place-items-center rounded-full transition-colors',
        'hover:bg-sunken disabled:opacity-50 [&_svg]:size-5',
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  );
}
