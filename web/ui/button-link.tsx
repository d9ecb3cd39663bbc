import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonClass } from './button-class';
import { classNames } from './class-names';

type ButtonLinkProps = Omit<LinkProps, 'className'> & ButtonLook & { className?: string };

/** A link that looks like a button. The page's code is prefetched on hover or touch. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  return (
    <Link
      prefetch="intent"
      className={classNames(buttonClass({ variant, size, wide }), className)}
      {...rest}
    />
  );
}
