import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonClass } from './button-class';
import { classNames } from './class-names';

type ButtonLinkProps = Omit<LinkProps, 'className'> & ButtonLook & { className?: string };

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  return <Link className={classNames(buttonClass({ variant, size, wide }), className)} {...rest} />;
}
