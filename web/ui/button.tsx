import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLook, buttonClass } from './button-class';
import { classNames } from './class-names';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Whether the action is running. The button then spins, keeps the focus and ignores a second press. */
    busy?: boolean | undefined;
  };

export function Button({
  variant,
  size,
  wide,
  busy = false,
  disabled = false,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={classNames(buttonClass({ variant, size, wide }), className)}
      {...rest}
      {...(busy && { onClick: doNothing })}
    >
      {busy && <LoaderCircle aria-hidden className="size-5 animate-spin" />}
      {children}
    </button>
  );
}

/** Also prevents a form's submit by button or Enter. */
function doNothing(event: MouseEvent) {
  event.preventDefault();
}
